import { eq, sql } from 'drizzle-orm';
import type { BookingRules, CancellationTier } from '#contract/bookings/bookingRules';
import { errorCodes } from '#contract/codes/errorCodes';
import type { DeliveryFeeRules } from '#contract/delivery/deliveryFee';
import type { CommissionTerms } from '#contract/ledger/terms';
import type { OpeningRules } from '#contract/opening/openingRules';
import type { OrderRules } from '#contract/orders/orderRules';
import type { Database } from '#server/db/database';
import { preparedOnce } from '#server/db/preparedOnce';
import { storeSettings } from '#server/db/schema/storeSettings';
import { stores } from '#server/db/schema/stores';
import { CallError } from '#server/http/callError';
import { loadDeliveryTerms, type StoreDeliveryTerms } from '../deliveryAreas/service';
import { termsOfStore as commissionOfStore } from '../ledger/service';
import { festivalsOfStore, openingRulesOf, orderRulesOf } from '../store/service';

/** A store with its settings for hours, orders and delivery. */
export interface StoreTerms {
  store: typeof stores.$inferSelect;
  opening: OpeningRules;
  /** Version of the settings that these come from. */
  version: number;
  rules: OrderRules;
  booking_rules: BookingRules;
  /** The charges of bookings. */
  booking_tiers: readonly CancellationTier[];
  fee: DeliveryFeeRules;
  /** All terms with the platform, as `termsAt` expects them. */
  commission: readonly CommissionTerms[];
  /** Names the store's areas and default fee as they are now. */
  delivery_terms_id: string;
}

const termsOfStore = preparedOnce((db) =>
  db
    .select({
      store: stores,
      settings: {
        version: storeSettings.version,
        opening_hours: storeSettings.opening_hours,
        order_type_hours: storeSettings.order_type_hours,
        service_state: storeSettings.service_state,
        order_rules: storeSettings.order_rules,
        booking_rules: storeSettings.booking_rules,
        cancellation_policy: storeSettings.cancellation_policy,
      },
      festivals: festivalsOfStore,
      commission: commissionOfStore,
      fee: storeSettings.delivery_fee,
      delivery_terms_id: storeSettings.delivery_terms_id,
    })
    .from(stores)
    .innerJoin(storeSettings, eq(storeSettings.store_id, stores.id))
    .where(eq(stores.id, sql.placeholder('id')))
    .prepare('store_terms'),
);

/** @throws NO_DATA_FOUND if there is no such store */
export async function loadStoreTerms(db: Database, storeId: string): Promise<StoreTerms> {
  const [found] = await termsOfStore(db).execute({ id: storeId });
  if (!found) throw new CallError(errorCodes.NO_DATA_FOUND);
  const { settings, festivals, ...terms } = found;
  const opening = openingRulesOf(terms.store, settings, festivals);
  const { version, booking_rules, cancellation_policy } = settings;
  const booking_tiers = cancellation_policy.tiers;
  return { ...terms, opening, version, rules: orderRulesOf(settings), booking_rules, booking_tiers };
}

/** A store's terms, with where and for what fee it delivers: what placing an order needs. */
export interface OrderTerms extends StoreTerms {
  delivery: StoreDeliveryTerms;
}

/** @throws NO_DATA_FOUND if there is no such store */
export async function loadOrderTerms(db: Database, storeId: string): Promise<OrderTerms> {
  const terms = await loadStoreTerms(db, storeId);
  return { ...terms, delivery: await loadDeliveryTerms(db, terms) };
}

/** The part of a store's terms that decides how its orders can move. */
export async function loadOrderRules(db: Database, storeId: string): Promise<OrderRules> {
  const [found] = await db
    .select({ order_rules: storeSettings.order_rules, booking_rules: storeSettings.booking_rules })
    .from(storeSettings)
    .where(eq(storeSettings.store_id, storeId));
  if (!found) throw new CallError(errorCodes.NO_DATA_FOUND);
  return orderRulesOf(found);
}

/** A store's rules for booking tables. */
export async function loadBookingRules(db: Database, storeId: string): Promise<BookingRules> {
  const [found] = await db
    .select({ rules: storeSettings.booking_rules })
    .from(storeSettings)
    .where(eq(storeSettings.store_id, storeId));
  if (!found) throw new CallError(errorCodes.NO_DATA_FOUND);
  return found.rules;
}
