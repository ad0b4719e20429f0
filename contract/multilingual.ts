/** One text in several languages, by language position; index 0 is always filled. */
export type Multilingual = readonly string[];

/**
 * The text at a language position, falling back to the first.
 *
 * @example localText(['Soup', ''], 1) // 'Soup'
 */
export const localText = (value: Multilingual, language: number): string => value[language] || value[0] || '';

/**
 * What makes a name the same as another one, in its first language: neither case, nor spaces around it, nor
 * how its accents are composed.
 *
 * @example nameKey([' Crème brûlée', '']) === nameKey(['crème Brûlée'])
 */
export const nameKey = (value: Multilingual): string => (value[0] ?? '').normalize('NFC').trim().toLowerCase();
