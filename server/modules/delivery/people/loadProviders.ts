import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { providers } from '#server/db/schema/providers';
import { CallError } from '#server/http/callError';
import { openOrders } from '../../fitness/service';

/** Providers of a store who were not deleted, by name, each with the number of open orders on hand. */
export const loadProviders = (db: Database, storeId: string, condition?: SQL) =>
  db
    .select({ provider: providers, open_orders: openOrders })
    .from(providers)
    .where(and(eq(providers.store_id, storeId), isNull(providers.archived_at), condition))
    .orderBy(asc(providers.first_name), asc(providers.last_name), asc(providers.id));

export type LoadedProvider = Awaited<ReturnType<typeof loadProviders>>[number];

/** @throws PROVIDER_NOT_FOUND if the store has no such person */
export async function assertProviderOfStore(db: Database, storeId: string, id: string): Promise<void> {
  const [found] = await db
    .select({ id: providers.id })
    .from(providers)
    .where(and(eq(providers.store_id, storeId), eq(providers.id, id)));
  if (!found) throw new CallError(errorCodes.PROVIDER_NOT_FOUND);
}
