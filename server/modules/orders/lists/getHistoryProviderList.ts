import { asc, eq } from 'drizzle-orm';
import { fullName } from '#contract/providers/fullName';
import { providers } from '#server/db/schema/providers';
import type { Handler } from '#server/http/handler';

/** Everybody who may have delivered, by name; whoever has left is still in the orders. */
export const getHistoryProviderList: Handler<'get_history_provider_list'> = async (_body, { db, session }) => {
  const rows = await db
    .select({ _id: providers.id, first_name: providers.first_name, last_name: providers.last_name })
    .from(providers)
    .where(eq(providers.store_id, session.store_id))
    .orderBy(asc(providers.first_name), asc(providers.last_name), asc(providers.id));
  const data = rows.map(({ _id, ...names }) => ({ _id, name: fullName(names) }));
  return { data, count: data.length };
};
