import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { stores, subStores } from '#server/db/schema/index';

/** Ends the password of an account that someone else knows. @param closed hash of a password that no one knows */
export async function closePassword(
  tx: Database,
  { store_id, sub_store_id }: { store_id: string; sub_store_id: string | null },
  closed: string,
): Promise<void> {
  const password_hash = closed;
  if (sub_store_id === null) await tx.update(stores).set({ password_hash }).where(eq(stores.id, store_id));
  else
    await tx
      .update(subStores)
      .set({ password_hash })
      .where(and(eq(subStores.store_id, store_id), eq(subStores.id, sub_store_id)));
}
