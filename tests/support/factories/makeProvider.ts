import type { Database } from '#server/db/database';
import { providers } from '#server/db/schema/index';
import { type StoreRow, uniqueDigits } from './makeStore';

/** An approved delivery person of a store, at work and near it. */
export async function makeProvider(
  db: Database,
  store: Pick<StoreRow, 'id' | 'latitude' | 'longitude'>,
  fields: Partial<typeof providers.$inferInsert> = {},
) {
  const digits = uniqueDigits();
  const [provider] = await db
    .insert(providers)
    .values({
      store_id: store.id,
      first_name: 'Robin',
      last_name: `Provider ${digits}`,
      country_phone_code: '+33',
      phone: digits,
      is_approved: true,
      is_online: true,
      latitude: store.latitude + 0.002,
      longitude: store.longitude + 0.002,
      located_at: new Date(),
      ...fields,
    })
    .returning();
  if (!provider) throw new Error('the provider was not made');
  return provider;
}
