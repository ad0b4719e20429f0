/** One text in several languages, by language position; index 0 is always filled. */
export type Multilingual = readonly string[];

/**
 * The text at a language position, falling back to the first.
 *
 * @example localText(['Soup', ''], 1) // 'Soup'
 */
export const localText = (value: Multilingual, language: number): string => value[language] || value[0] || '';
