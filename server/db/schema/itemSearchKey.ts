import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** All that an item is searched by: its name in every language, and its article number, in lower case. What an index of trigrams holds. */
export const itemSearchKey = ({ name, sku }: { name: AnyPgColumn; sku: AnyPgColumn }): SQL =>
  sql`lower(${name}::text || ' ' || ${sku})`;

/** Marks that stand otherwise in a name's JSON than they were typed. */
const marks = /["\\\p{Cc}]/gu;

/**
 * A pattern that the key of every item matches which holds what was searched for, and of a few others: by it the index finds items,
 * and whoever searches looks at those again. What is typed may mean something in a pattern, as % does: that only lets more in.
 */
export const itemSearchPattern = (text: string): string => `%${text.replace(marks, '%')}%`;
