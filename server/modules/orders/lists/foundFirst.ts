import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * A column to sort by that no index gives in order. How many orders bear a word PostgreSQL does not know, and guesses one in fifty: for a page of a
 * rare name it would go through all orders in the order of the list. This way it finds them by the word, and sorts them.
 */
export const foundFirst = (column: PgColumn): SQL => sql`coalesce(${column}, ${column})`;
