import type { AnyPermission } from '#contract/permissions';
import type { Database } from '#server/db/database';
import { subStores } from '#server/db/schema/index';
import { passwordHash, type StoreRow, uniqueDigits } from './makeStore';

export interface SubStoreOptions extends Partial<typeof subStores.$inferInsert> {
  /** Granted permissions, each with 1. */
  grants?: readonly AnyPermission[];
}

/** An approved sub-account of a store, without permissions unless some are given. */
export async function makeSubStore(db: Database, store: Pick<StoreRow, 'id'>, options: SubStoreOptions = {}) {
  const { grants = [], ...fields } = options;
  const digits = uniqueDigits();
  const [subStore] = await db
    .insert(subStores)
    .values({
      store_id: store.id,
      name: `Sub ${digits}`,
      email: `sub-${digits}@test.example`,
      country_phone_code: '+33',
      phone: digits,
      password_hash: await passwordHash(),
      urls: grants.map((url) => ({ url, permission: 1 })),
      is_approved: true,
      ...fields,
    })
    .returning();
  if (!subStore) throw new Error('the sub-account was not made');
  return subStore;
}
