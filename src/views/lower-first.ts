/** A label in the middle of a sentence. Abbreviations keep their capitals. */
export function lowerFirst(text: string): string {
  return text.replace(/^[A-Z](?![A-Z\d])/, (letter) => letter.toLowerCase());
}
