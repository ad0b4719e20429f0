import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { subStores } from '#server/db/schema/accounts';
import { stores } from '#server/db/schema/stores';
import type { Session } from '#server/http/handler';

/** Address that answers to an account go to; a sub-account's are its own. */
export async function addressOf(db: Database, { store_id, sub_store_id }: Session): Promise<string> {
  const [row] =
    sub_store_id === null
      ? await db.select({ email: stores.email }).from(stores).where(eq(stores.id, store_id))
      : await db
          .select({ email: subStores.email })
          .from(subStores)
          .where(and(eq(subStores.store_id, store_id), eq(subStores.id, sub_store_id)));
  return row?.email ?? '';
}
