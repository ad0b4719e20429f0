import { limits } from './limits';

/**
 * What is asked for when a text is searched (specification, section 5): trimmed and lower-cased, and longer than one
 * character unless it is a number. Anything shorter is no search, and empty.
 *
 * @example searchKey(' Soup ') // 'soup'
 */
export function searchKey(text: string): string {
  const key = text.trim().toLowerCase();
  return key.length >= limits.searchMin || /^\d+$/.test(key) ? key : '';
}
