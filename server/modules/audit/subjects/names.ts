import { and, eq, inArray } from 'drizzle-orm';
import { subStores } from '#server/db/schema/index';
import { providers } from '#server/db/schema/providers';
import type { NamesOf } from '../trailSubject';

export const namesOfSubStores: NamesOf = async (tx, storeId, ids) => {
  const rows = await tx
    .select({ id: subStores.id, name: subStores.name })
    .from(subStores)
    .where(and(eq(subStores.store_id, storeId), inArray(subStores.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, [name]]));
};

export const namesOfProviders: NamesOf = async (tx, storeId, ids) => {
  const rows = await tx
    .select({ id: providers.id, first: providers.first_name, last: providers.last_name })
    .from(providers)
    .where(and(eq(providers.store_id, storeId), inArray(providers.id, [...ids])));
  return new Map(rows.map(({ id, first, last }) => [id, [`${first} ${last}`]]));
};
