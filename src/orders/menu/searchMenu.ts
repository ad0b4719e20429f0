import type { Item } from '#contract/entities/menu';
import { limits } from '#contract/limits';
import { localText } from '#contract/multilingual';
import { plainText } from '../../components/text/plainText';
import type { MenuIndex } from './menuIndex';

interface Entry {
  item: Item;
  name: string;
  heading: string;
  description: string;
}

/** The search index, built once per menu and language. */
export const searchEntries = (menu: MenuIndex, language: number): Entry[] =>
  menu.sections.flatMap(({ heading, items }) =>
    items.map((item) => ({
      item,
      name: plainText(localText(item.name, language)),
      heading: plainText(localText(heading.name, language)),
      description: plainText(localText(item.description, language)),
    })),
  );

/** How well an entry matches: 0 is best, `null` no match. Every word must match somewhere. */
function rank({ name, heading, description }: Entry, key: string): number | null {
  if (name.startsWith(key)) return 0;
  const words = key.split(' ');
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 1;
  if (words.every((word) => name.includes(word))) return 2;
  if (words.every((word) => `${name} ${heading}`.includes(word))) return 3;
  return words.every((word) => `${name} ${heading} ${description}`.includes(word)) ? 4 : null;
}

/** Items that match a search, best first; `null` if the term is too short. */
export function searchMenu(entries: readonly Entry[], text: string): Item[] | null {
  const key = plainText(text);
  if (key.length < limits.searchMin) return null;
  return entries
    .map((entry, order) => ({ item: entry.item, order, rank: rank(entry, key) }))
    .filter((hit): hit is typeof hit & { rank: number } => hit.rank !== null)
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .map(({ item }) => item);
}

/**
 * A search that can start with a quantity: "3 cola" adds three. A number that is part of a name
 * ("7 Up") stays in the search.
 */
export function quickSearch(entries: readonly Entry[], text: string): { hits: Item[] | null; quantity: number } {
  const whole = searchMenu(entries, text);
  const counted = /^\s*(\d{1,2})\s*[x×]?\s+(\S.*)$/i.exec(text);
  const quantity = Number(counted?.[1] ?? 1);
  if (!counted?.[2] || quantity < 1 || (whole && whole.length > 0)) return { hits: whole, quantity: 1 };
  return { hits: searchMenu(entries, counted[2]), quantity };
}
