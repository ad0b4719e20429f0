import { plainText } from '../../components/plainText';

/** Later names of an entry (its English, other words for it) count less than the one on screen. */
const perName = 10;

const initialsOf = (words: readonly string[]): string => words.map((word) => word[0] ?? '').join('');

function rankOf(name: string, key: string): number | null {
  if (name.startsWith(key)) return 0;
  const words = name.split(/[\s/-]+/).filter(Boolean);
  const asked = key.split(' ');
  if (asked.every((part) => words.some((word) => word.startsWith(part)))) return 1;
  if (key.length > 1 && initialsOf(words).startsWith(key)) return 2;
  return asked.every((part) => name.includes(part)) ? 3 : null;
}

/**
 * How well one of several names answers a search, whatever its case and accents: by its beginning, the beginnings of its
 * words, its initials, a part of it. 0 is best, `null` not at all.
 *
 * @example rank(['Modifier groups'], 'mg') // 2
 */
export function rank(names: readonly string[], text: string): number | null {
  const key = plainText(text);
  const ranks = names.flatMap((name, index) => {
    const found = rankOf(plainText(name), key);
    return found === null ? [] : [found + index * perName];
  });
  return ranks.length > 0 ? Math.min(...ranks) : null;
}
