import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * The text by which an item is searched: its name in every language and its item number, in lower case. A trigram index
 * contains it.
 */
export const itemSearchKey = ({ name, sku }: { name: AnyPgColumn; sku: AnyPgColumn }): SQL =>
  sql`lower(${name}::text || ' ' || ${sku})`;

/** Characters that are escaped in a name's JSON. */
const marks = /["\\\p{Cc}]/gu;

/**
 * A pattern that matches the key of every item with the search text, and of a few others. The index uses it to find
 * items, and the search then checks those again. Pattern characters in the search text, such as %, only add more
 * matches.
 */
export const itemSearchPattern = (text: string): string => `%${text.replace(marks, '%')}%`;
