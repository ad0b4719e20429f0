import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/index';

/** What an invitation says of the store: its name, and the languages that its people read, by their positions. */
export async function storeOfInvitation(db: Database, storeId: string) {
  const [store] = await db
    .select({ name: stores.name, languages: stores.languages_supported })
    .from(stores)
    .where(eq(stores.id, storeId));
  return { name: store?.name ?? [], languages: store?.languages.map(({ code }) => code) ?? [] };
}
