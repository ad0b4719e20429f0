import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderTypes } from '#contract/orders/statuses';
import { apologyNames } from '#contract/reviews/apologyNames';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { orders } from '#server/db/schema/orders';
import { promoCodes } from '#server/db/schema/promoCodes';
import { storeSettings } from '#server/db/schema/storeSettings';
import { stores } from '#server/db/schema/stores';
import { fieldsNotValid } from '#server/http/callError';

/** Without letters and digits that look alike. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 32^8 codes can't be guessed. */
const codeLength = 8;
const newCode = () => `SORRY-${Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('')}`;

interface Apology {
  store_id: string;
  order_id: string;
  /** Minor units. */
  value: number;
  by: string;
  now: Date;
}

/**
 * Makes an offer that only the customer of an order can use, once. An order without a number has no customer to
 * recognise; then anyone with the code can use it.
 *
 * @returns the offer's id
 * @throws 4022 at `apology.value` above the limit in the settings
 */
export async function giveApology(tx: Database, { store_id, order_id, value, by, now }: Apology): Promise<string> {
  const [found] = await tx
    .select({ rules: storeSettings.review_rules, languages: stores.languages_supported })
    .from(storeSettings)
    .innerJoin(stores, eq(stores.id, storeSettings.store_id))
    .where(eq(storeSettings.store_id, store_id));
  const { apology_max = 0, apology_days = 1 } = found?.rules ?? {};
  if (value > apology_max) {
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [
      { path: 'apology.value', code: 'too_big', params: { maximum: apology_max } },
    ]);
  }
  const [customer] = await tx
    .select({ country_phone_code: orders.customer_country_phone_code, phone: orders.customer_phone })
    .from(orders)
    .where(and(eq(orders.store_id, store_id), eq(orders.id, order_id)));
  const id = newId();
  const codes = (found?.languages ?? []).map(({ code }) => apologyNames[code] ?? '');
  await tx.insert(promoCodes).values({
    store_id,
    id,
    promo_code: newCode(),
    name: [codes[0] || (apologyNames.en as string), ...codes.slice(1)],
    description: [''],
    type: 'absolute',
    value,
    promo_for: 'order',
    recursion: { type: 'none' },
    order_types: [...orderTypes],
    uses_max: 1,
    starts_at: now,
    expires_at: new Date(now.getTime() + apology_days * 86_400_000),
    only_country_phone_code: customer?.phone ? customer.country_phone_code : null,
    only_phone: customer?.phone || null,
    created_at: now,
    updated_at: now,
    updated_by: by,
  });
  return id;
}
