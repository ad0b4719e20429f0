import type { Item } from '#contract/entities/menu';
import type { Language } from '#contract/entities/store';

/**
 * The store's languages in which an item is not named, or not described though it is in the first. The first language
 * is never missing.
 */
export const missingLanguages = (
  item: Pick<Item, 'name' | 'description'>,
  languages: readonly Language[],
): Language[] =>
  languages.filter(
    (_language, position) =>
      position > 0 && (!item.name[position] || (Boolean(item.description[0]) && !item.description[position])),
  );
