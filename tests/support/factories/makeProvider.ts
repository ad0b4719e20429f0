import type { Database } from '#server/db/database';
import { documents, providers, vehicles } from '#server/db/schema/index';
import { type StoreRow, uniqueDigits } from './makeStore';

type Fields = Partial<typeof providers.$inferInsert> & {
  is_approved?: boolean;
  /** `false`: without documents and vehicle, so that no work is offered. */
  is_fit?: boolean;
};

/** An approved delivery person of a store, at work and near it, with valid papers and a scooter. */
export async function makeProvider(
  db: Database,
  store: Pick<StoreRow, 'id' | 'latitude' | 'longitude'>,
  { is_approved = true, is_fit = true, ...fields }: Fields = {},
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
      approval: is_approved ? 'approved' : 'pending',
      is_online: true,
      latitude: store.latitude + 0.002,
      longitude: store.longitude + 0.002,
      located_at: new Date(),
      ...fields,
    })
    .returning();
  if (!provider) throw new Error('the provider was not made');
  if (is_fit) {
    const owner = { store_id: store.id, provider_id: provider.id };
    await db.insert(vehicles).values({
      ...owner,
      name: 'Scooter',
      model: 'NQi',
      year: 2022,
      color: 'red',
      plate_number: 'GX-417-RT',
      vehicle_type_id: 'scooter',
      is_approved: true,
      is_default: true,
    });
    const paper = { ...owner, state: 'approved' as const, uploaded_at: new Date(), expires_on: '2999-12-31' };
    await db.insert(documents).values([
      { ...paper, document_type_id: 'identity' },
      { ...paper, document_type_id: 'driving_licence' },
    ]);
  }
  return provider;
}
