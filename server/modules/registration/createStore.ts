import { type BookingRules, defaultBookingRules, noCancellationCharges } from '#contract/bookings/bookingRules';
import { type DeliveryFeeRules, plainFee } from '#contract/delivery/deliveryFee';
import { type MenuLanguageCode, menuLanguageNames, newLanguage } from '#contract/menuLanguages';
import type { OpeningDay } from '#contract/opening/weeklyHours';
import { defaultOrderRules, type OrderRules } from '#contract/orders/orderRules';
import type { Database } from '#server/db/database';
import { storeCounters, storeSettings, stores } from '#server/db/schema/index';
import { newReferralCode } from './referralCode';

/** Closed all week, so that nothing is ordered before the owner has set the hours. */
const noHours: OpeningDay[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  ...{ day, is_open: false, is_full_day: false, slots: [] },
}));

const orderRules: OrderRules = {
  ...defaultOrderRules,
  ...{ is_auto_accept: false, answer_within: 15, cancel_within: 5, cancellation_charge: 0 },
  ...{ preparation_time: 20, delivery_time: 25, warn_before: 5, grace_period: 15 },
  ...{ offer_seconds: 60, auto_assign: 'off' },
  ...{ slot_minutes: 15, slot_lead_minutes: 0, slot_days_ahead: 30, slot_orders_max: null },
  ...{ is_confirmation_code_required_at_delivery: false, is_confirmation_code_required_at_pickup: false },
};

/**
 * Requests that no one answers are declined while their guests can still book elsewhere; whether late guests are a no-show
 * is for the host to say.
 */
const bookingRules: BookingRules = { ...defaultBookingRules, answer_before: 60, after_grace: 'ask' };

/** Free within the radius, in the store's unit, until the owner sets a fee. */
const deliveryFee: DeliveryFeeRules = {
  ...plainFee,
  ...{ base_price: 0, base_price_distance: 0, price_per_unit_distance: 0, min_fare: 0 },
  ...{ radius: 5, free_delivery_above: null },
};

/** Countries whose roads are signed in miles. */
const mileCountries: readonly string[] = ['GB', 'LR', 'MM', 'US'];
/** Countries whose prices are shown without the sales tax. */
const netPriceCountries: readonly string[] = ['CA', 'US'];

const isMenuLanguage = (code: string): code is MenuLanguageCode => code in menuLanguageNames;

type Columns = typeof stores.$inferInsert;

/** The columns that the owner chose. The rest follows from the country and city, or can be set later. */
export type NewStore = Pick<
  Columns,
  | 'email'
  | 'password_hash'
  | 'country_phone_code'
  | 'phone'
  | 'country_code'
  | 'city_id'
  | 'delivery_type_id'
  | 'currency'
  | 'timezone'
  | 'address'
  | 'latitude'
  | 'longitude'
  | 'referred_by'
> & { name: string; owner_first_name: string; owner_last_name: string; language: string; now: Date };

/**
 * Writes a new store with everything that it can't work without. Its email is verified; the platform has yet to approve
 * it.
 *
 * @returns its ID
 */
export async function createStore(tx: Database, { name, language, now, ...columns }: NewStore): Promise<string> {
  const [store] = await tx
    .insert(stores)
    .values({
      ...columns,
      name: [name],
      languages_supported: [newLanguage(isMenuLanguage(language) ? language : 'en')],
      ...{ owner_language: language, referral_code: newReferralCode() },
      ...{ is_email_verified: true, terms_accepted_at: now, created_at: now },
      is_distance_unit_mile: mileCountries.includes(columns.country_code),
      is_tax_included: !netPriceCountries.includes(columns.country_code),
    })
    .returning({ id: stores.id });
  if (!store) throw new Error('the store was not created');
  const { id: store_id } = store;
  await tx.insert(storeSettings).values({
    ...{ store_id, opening_hours: noHours, order_rules: orderRules, delivery_fee: deliveryFee },
    ...{ booking_rules: bookingRules, cancellation_policy: noCancellationCharges },
  });
  await tx.insert(storeCounters).values({ store_id });
  return store_id;
}
