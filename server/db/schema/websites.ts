import { isNotNull, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { domainProblems } from '#contract/website/domainState';
import type { WebsiteValues } from '#contract/website/website';
import { instantColumn, key, touchedColumns, versionColumn } from './columns';
import { ofStore } from './ofStore';

/** The domain of each store's website. Two stores can claim one; only one of them has proved it. */
export const websiteDomains = pgTable(
  'website_domains',
  {
    store_id: ofStore().primaryKey(),
    domain_name: text('domain_name').notNull(),
    /** In the record that proves it. Public, and of no use to anyone who can't write the domain's records. */
    token: text('token').notNull(),
    proved_at: instantColumn('proved_at'),
    seen_at: instantColumn('seen_at'),
    failing_since: instantColumn('failing_since'),
    lost_at: instantColumn('lost_at'),
    checked_at: instantColumn('checked_at'),
    problem: text('problem', { enum: domainProblems }),
    /** Whether its store was told that it is no longer served. */
    ended_at: instantColumn('ended_at'),
    set_at: instantColumn('set_at').notNull(),
    /** Until when it is checked every few seconds: someone waits for it. */
    watched_until: instantColumn('watched_until').notNull(),
    /** `null`: not until someone asks. */
    next_check_at: instantColumn('next_check_at'),
  },
  (table) => [
    uniqueIndex('website_domains_proved')
      .on(table.domain_name)
      .where(sql`${table.proved_at} is not null and ${table.lost_at} is null`),
    index('website_domains_next').on(table.next_check_at).where(isNotNull(table.next_check_at)),
    index('website_domains_name').on(table.domain_name),
    check(
      'website_domains_problem',
      sql`${table.problem} in ('missing', 'other_value', 'no_name_servers', 'unreachable')`,
    ),
  ],
);

/** The website settings of each store as they were when they were last published: all that customers see of them. */
export const websites = pgTable('websites', {
  store_id: ofStore().primaryKey(),
  values: jsonb('values').$type<WebsiteValues>().notNull(),
  /** Counts the publications. */
  edition: integer('edition').notNull(),
  ...touchedColumns(),
});

/** Scripts that the customer site runs on a store's own site, such as the code of a service that counts visits. */
export const scriptPages = pgTable(
  'script_pages',
  {
    store_id: ofStore(),
    id: key().notNull(),
    name: text('name').notNull(),
    code: text('code').notNull(),
    version: versionColumn(),
    ...touchedColumns(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.id] })],
);
