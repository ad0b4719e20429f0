import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index';

/** The database, embedded or PostgreSQL, or a transaction on it: everything below the client speaks to this. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
