/** Data for an island as one attribute of the page. A quotation mark in an attribute takes six letters, a backtick
 *  one, and rules are written without backticks. */
export function pack(data: unknown): string {
  const text = JSON.stringify(data);
  if (text.includes('`')) throw new Error(`Text for an island may hold no backtick: ${text.slice(0, 200)}`);
  return text.replaceAll('"', '`');
}

export function unpack<T>(packed: string): T {
  return JSON.parse(packed.replaceAll('`', '"')) as T;
}
