import { randomInt } from 'node:crypto';
import {
  type BookingRules,
  type CancellationPolicy,
  defaultBookingRules,
  noCancellationCharges,
} from '#contract/bookings/bookingRules';
import { type DeliveryFeeRules, plainFee } from '#contract/delivery/deliveryFee';
import type { OpeningDay } from '#contract/opening/weeklyHours';
import type { OrderRules } from '#contract/orders/orderRules';
import { storeFlags } from '#contract/storeFlags';
import type { Database } from '#server/db/database';
import { storeCounters, storeSettings, stores } from '#server/db/schema/index';
import { hashPassword } from '#server/modules/session/password';
import { testOrderRules } from '../testOrderRules';

/** Password of everyone whom the factories make. */
export const testPassword = 'correct horse 7';
const testPasswordHash = hashPassword(testPassword);
export const passwordHash = (): Promise<string> => testPasswordHash;

/** Digits that no other record of the run has. */
export const uniqueDigits = (): string => String(randomInt(1e8, 1e9));

export type StoreRow = typeof stores.$inferSelect;

export const alwaysOpen: OpeningDay[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  is_open: true,
  is_full_day: true,
  slots: [],
}));

const orderRules: OrderRules = { ...testOrderRules, answer_within: 0 };

const deliveryFee: DeliveryFeeRules = {
  ...plainFee,
  base_price: 250,
  base_price_distance: 2,
  price_per_unit_distance: 100,
  min_fare: 250,
  radius: 10,
  free_delivery_above: null,
};

export interface StoreOptions extends Partial<typeof stores.$inferInsert> {
  opening_hours?: OpeningDay[];
  order_rules?: Partial<OrderRules>;
  booking_rules?: Partial<BookingRules>;
  cancellation_policy?: CancellationPolicy;
  delivery_fee?: Partial<DeliveryFeeRules>;
}

/** An approved store in Paris that is always open, with every flag of the platform set. */
export async function makeStore(db: Database, options: StoreOptions = {}): Promise<StoreRow> {
  const { opening_hours = alwaysOpen, order_rules, booking_rules, delivery_fee, ...others } = options;
  const { cancellation_policy = noCancellationCharges, ...fields } = others;
  const digits = uniqueDigits();
  const [store] = await db
    .insert(stores)
    .values({
      name: [`Store ${digits}`],
      email: `store-${digits}@test.example`,
      password_hash: await passwordHash(),
      country_phone_code: '+33',
      phone: digits,
      country_code: 'FR',
      city_id: 'paris',
      delivery_type_id: 'food',
      currency: 'EUR',
      timezone: 'Europe/Paris',
      address: '1 rue de la Paix, Paris',
      latitude: 48.8686,
      longitude: 2.3312,
      languages_supported: [{ code: 'en', name: 'English', is_visible: true, is_lang_rtl: false }],
      is_approved: true,
      is_document_uploaded: true,
      is_email_verified: true,
      is_phone_number_verified: true,
      store_tax: 10,
      ...Object.fromEntries(storeFlags.map((flag) => [flag, true])),
      ...fields,
    })
    .returning();
  if (!store) throw new Error('the store was not made');
  await db.insert(storeSettings).values({
    store_id: store.id,
    opening_hours,
    order_rules: { ...orderRules, ...order_rules },
    booking_rules: { ...defaultBookingRules, ...booking_rules },
    cancellation_policy,
    delivery_fee: { ...deliveryFee, ...delivery_fee },
  });
  await db.insert(storeCounters).values({ store_id: store.id });
  return store;
}
