import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { likeEscaped } from '../likePattern';

/** Letters that people type without their accents, and what they type instead, place by place. */
export const accented = 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿşğıšžčćřłńśźżőűёأإآى';
export const unaccented = 'aaaaaaceeeeiiiinoooooouuuuyysgiszccrlnszzouеاااي';

/** A text as names are kept to be found. The table's generated column says the same. */
export const nameKey = (text: SQL | string): SQL<string> =>
  sql`translate(lower(${text}), ${sql.raw(`'${accented}', '${unaccented}'`)})`;

/** Separators between the words of a name, besides spaces: "Anne-Marie", "O’Neill", "Lopez, Maria". */
const between = "-'’.,()/";

/** A name with spaces alone between its words. */
const spaced = (key: AnyPgColumn): SQL =>
  sql`translate(${key}, ${sql.raw(`'${between.replace("'", "''")}', '${' '.repeat(between.length)}'`)})`;

/**
 * The words of a name, for the index that finds it by any of them. Each begins with its store: the index has the words of
 * all stores in one order, and a store reads its own alone.
 *
 * @param key the name, as `nameKey` gives it
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
 * The same, told from a name itself: cheaper than the index where other conditions leave few of them.
 *
 * @returns `undefined` where nothing typed is a word
 */
export const wordsBegin = (key: AnyPgColumn, typed: string): SQL | undefined =>
  and(...wordsTyped(typed).map((word) => sql`' ' || ${spaced(key)} like ${nameKey(`% ${likeEscaped(word)}%`)}`));
