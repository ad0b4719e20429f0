/** Every text in a group by its path. */
export function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') into.set(path, value);
  else for (const [key, inner] of Object.entries(value as object)) flatten(inner, path ? `${path}.${key}` : key, into);
  return into;
}

/**
 * The texts of all parts by the keys that the app translates: `shell.sign_out`.
 *
 * @throws if two parts have different texts for a key
 */
export function textsByKey(parts: readonly unknown[]): Map<string, string> {
  const all = new Map<string, string>();
  for (const part of parts) {
    for (const [key, text] of flatten(part, '', new Map())) {
      if ((all.get(key) ?? text) !== text) throw new Error(`Two parts have different texts for ${key}.`);
      all.set(key, text);
    }
  }
  return all;
}
