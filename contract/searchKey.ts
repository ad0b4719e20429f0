import { limits } from './limits';

/**
 * The key for searching a text (specification, section 5): trimmed and lower-cased, and longer than one character
 * unless it is a number. Anything shorter isn't a search and returns the empty string.
 *
 * @example searchKey(' Soup ') // 'soup'
 */
export function searchKey(text: string): string {
  const key = text.trim().toLowerCase();
  return key.length >= limits.searchMin || /^\d+$/.test(key) ? key : '';
}
