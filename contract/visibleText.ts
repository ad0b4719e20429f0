/** Invisible spaces and characters: zero-width ones, direction marks, fillers. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * A text without the spaces around it; empty where nothing of it could be seen.
 *
 * @example visibleText(' Soup ') // 'Soup'
 * @example visibleText('\u200b') // ''
 */
export const visibleText = (text: string): string => (unseen.test(text) ? '' : text.trim());
