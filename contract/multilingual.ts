/** One text in several languages, by language position; index 0 is always filled. */
export type Multilingual = readonly string[];

/**
 * The text at a language position, falling back to the first.
 *
 * @example localText(['Soup', ''], 1) // 'Soup'
 */
export const localText = (value: Multilingual, language: number): string => value[language] || value[0] || '';

/**
 * Returns a key that is equal for names that count as the same, by their first language: regardless of case,
 * surrounding spaces and how accents are composed.
 *
 * @example nameKey([' Crème brûlée', '']) === nameKey(['crème Brûlée'])
 */
export const nameKey = (value: Multilingual): string => (value[0] ?? '').normalize('NFC').trim().toLowerCase();
