import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ArchiveState } from '#contract/entities/archive';
import { createdAt, instantColumn, key } from './columns';
import { ofStore } from './ofStore';

/** The archive of everything in a store that its owner has requested: one at a time, deleted a day after it is ready. */
export const storeArchives = pgTable('store_archives', {
  store_id: ofStore().primaryKey(),
  id: key().notNull(),
  state: text('state').$type<ArchiveState>().notNull().default('waiting'),
  percent: integer('percent').notNull().default(0),
  created_at: createdAt(),
  /** When it can be made. The process that makes it moves this forward, so that another one continues only if it is lost. */
  due_at: instantColumn('due_at').notNull().default(sql`now()`),
  tries: integer('tries').notNull().default(0),
  /** Where the current attempt stores its parts, as private files; empty before the first one. */
  file: text('file').notNull().default(''),
  /** The rest is known once it is ready. */
  parts: integer('parts').notNull().default(0),
  bytes: bigint('bytes', { mode: 'number' }),
  sha256: text('sha256'),
  expires_at: instantColumn('expires_at'),
});
