import { boolean, date, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { DayHours } from '#contract/opening/openingRules';
import { createdAt, key, multilingualColumn, touchedColumns, versionColumn } from './columns';
import { ofStore } from './ofStore';

/** Special hours: days with other hours than the week's. A store has few, so all are read together with its hours. */
export const festivalTimes = pgTable(
  'festival_times',
  {
    store_id: ofStore(),
    id: key().notNull(),
    version: versionColumn(),
    name: multilingualColumn('name'),
    start_date: date('start_date', { mode: 'string' }).notNull(),
    end_date: date('end_date', { mode: 'string' }).notNull(),
    is_yearly: boolean('is_yearly').notNull().default(false),
    hours: jsonb('hours').$type<DayHours>().notNull(),
    created_at: createdAt(),
    ...touchedColumns(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.id] })],
);
