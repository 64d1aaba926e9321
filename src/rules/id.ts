const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Ids become anchors, addresses and JSON keys, so they must survive all three unescaped. */
export function requireId(id: string, what: string): void {
  if (!kebab.test(id)) {
    throw new Error(`${what}: the id '${id}' must be kebab-case and start with a letter`);
  }
}
