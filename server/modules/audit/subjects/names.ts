import { and, eq, inArray } from 'drizzle-orm';
import { subStores } from '#server/db/schema/index';
import type { NamesOf } from '../trailSubject';

export const namesOfSubStores: NamesOf = async (tx, storeId, ids) => {
  const rows = await tx
    .select({ id: subStores.id, name: subStores.name })
    .from(subStores)
    .where(and(eq(subStores.store_id, storeId), inArray(subStores.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, [name]]));
};
