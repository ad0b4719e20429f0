import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { likeEscaped } from '../likePattern';

/** Letters that people type without accents, and the letters they type instead, by position. */
export const accented = 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿşğıšžčćřłńśźżőűёأإآى';
export const unaccented = 'aaaaaaceeeeiiiinoooooouuuuyysgiszccrlnszzouеاااي';

/** Normalises a name for searching. The table's generated column has the same expression. */
export const nameKey = (text: SQL | string): SQL<string> =>
  sql`translate(lower(${text}), ${sql.raw(`'${accented}', '${unaccented}'`)})`;

/** Separators between the words of a name, besides spaces: "Anne-Marie", "O’Neill", "Lopez, Maria". */
const between = "-'’.,()/";

/** A name with only spaces between its words. */
const spaced = (key: AnyPgColumn): SQL =>
  sql`translate(${key}, ${sql.raw(`'${between.replace("'", "''")}', '${' '.repeat(between.length)}'`)})`;

/**
 * The words of a name, for the index that finds it by any of them. Each word starts with its store's ID, because the
 * index contains the words of all stores and a search reads only one store's.
 *
 * @param key the name, as returned by `nameKey`
 */
export const nameWords = (storeId: AnyPgColumn, key: AnyPgColumn): SQL =>
  sql`array_to_tsvector(string_to_array(${storeId}::text || replace(${spaced(key)}, ' ', ' ' || ${storeId}::text), ' '))`;

const wordsTyped = (typed: string): string[] =>
  typed.split(new RegExp(`[\\s${between.replace('-', '\\-')}]+`)).filter(Boolean);

/**
 * The search text, to compare with `nameWords`: a name must contain all of its words, in any order, each as a prefix.
 *
 * @returns `undefined` if the search text has no words
 */
export function typedWords(storeId: string, typed: string): SQL | undefined {
  const words = wordsTyped(typed);
  const quoted = words.map((word) => `'${storeId}${word.replaceAll('\\', '\\\\')}':*`);
  return words.length > 0 ? sql`${nameKey(quoted.join(' & '))}::tsquery` : undefined;
}

/**
 * The same condition on the name itself: faster than the index if other conditions leave only a few rows.
 *
 * @returns `undefined` if the search text has no words
 */
export const wordsBegin = (key: AnyPgColumn, typed: string): SQL | undefined =>
  and(...wordsTyped(typed).map((word) => sql`' ' || ${spaced(key)} like ${nameKey(`% ${likeEscaped(word)}%`)}`));
