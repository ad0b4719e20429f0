/**
 * Several names in one cell, separated by `|`; a `|` or `\` in a name is escaped with a backslash.
 *
 * @example writeList(['Size', 'Half | half']) // 'Size | Half \\| half'
 */
export const writeList = (names: readonly string[]): string =>
  names.map((name) => name.replace(/[\\|]/g, '\\$&')).join(' | ');

/** Reads the names in such a cell, in order, without empty ones. */
export const readList = (cell: string): string[] =>
  [...cell.matchAll(/(?:\\[\s\S]|[^\\|]|\\$)+/g)]
    .map(([name]) => name.replace(/\\([\\|])/g, '$1').trim())
    .filter((name) => name !== '');
