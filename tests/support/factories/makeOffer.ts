import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database';
import { promoCodes } from '#server/db/schema/promoCodes';

type OfferRow = typeof promoCodes.$inferSelect;

/** An offer of 10% off every order; the fields given take the place of these. */
export async function makeOffer(
  db: Database,
  store: { id: string },
  fields: Partial<typeof promoCodes.$inferInsert> = {},
): Promise<OfferRow> {
  const [row] = await db
    .insert(promoCodes)
    .values({
      store_id: store.id,
      promo_code: `P${randomUUID().slice(0, 8).toUpperCase()}`,
      name: ['Ten off'],
      description: [''],
      type: 'percentage',
      value: 10,
      promo_for: 'order',
      recursion: { type: 'none' },
      order_types: ['delivery', 'pickup', 'table'],
      ...fields,
    })
    .returning();
  if (!row) throw new Error('the offer was not written');
  return row;
}
