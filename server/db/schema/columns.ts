import { sql } from 'drizzle-orm';
import { integer, jsonb, numeric, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** Column shapes that every table shares. */
export const newId = (): string => v7();
export const key = (name = 'id') => uuid(name).$defaultFn(newId);
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () => instantColumn('created_at').notNull().default(sql`now()`);
export const versionColumn = () => integer('version').notNull().default(1);
export const multilingualColumn = (name: string) => jsonb(name).$type<string[]>().notNull();
/** Percent with three decimals, as a number. */
export const percentColumn = (name: string) => numeric(name, { precision: 6, scale: 3, mode: 'number' });
/** Who changed a row last, and when. */
export const touchedColumns = () => ({
  updated_at: instantColumn('updated_at').notNull().default(sql`now()`),
  updated_by: text('updated_by').notNull().default(''),
});
