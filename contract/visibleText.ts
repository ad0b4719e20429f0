/** Invisible spaces and characters: zero-width ones, direction marks, fillers. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Trims a text; returns an empty text if none of it is visible.
 *
 * @example visibleText(' Soup ') // 'Soup'
 * @example visibleText('\u200b') // ''
 */
export const visibleText = (text: string): string => (unseen.test(text) ? '' : text.trim());
