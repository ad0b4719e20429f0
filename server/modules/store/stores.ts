import { asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { storeSettings, stores } from '../../db/schema/index';
import type { StoreRow, StoreSettingsRow } from './presentStore';

export interface StoreWithSettings {
  store: StoreRow;
  settings: StoreSettingsRow;
}

const selectStores = (db: Database, condition: SQL | undefined) =>
  db
    .select({ store: stores, settings: storeSettings })
    .from(stores)
    .innerJoin(storeSettings, eq(storeSettings.store_id, stores.id))
    .where(condition)
    .orderBy(asc(stores.id));

/** The one store that a condition on `stores` picks, such as its id or its email. */
export async function findStore(db: Database, condition: SQL | undefined): Promise<StoreWithSettings | undefined> {
  const [found] = await selectStores(db, condition).limit(1);
  return found;
}

export const findApprovedStores = (db: Database): Promise<StoreWithSettings[]> =>
  selectStores(db, eq(stores.is_approved, true));
