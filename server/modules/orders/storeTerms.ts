import { eq, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OpeningDay } from '#contract/openingHours';
import type { DeliveryFeeRules } from '#contract/orders/deliveryFee';
import type { OrderRules } from '#contract/orders/orderRules';
import type { Database } from '#server/db/database';
import { preparedOnce } from '#server/db/preparedOnce';
import { storeSettings } from '#server/db/schema/storeSettings';
import { stores } from '#server/db/schema/stores';
import { CallError } from '#server/http/callError';

/** A store with its settings for hours, orders and delivery. */
export interface StoreTerms {
  store: typeof stores.$inferSelect;
  hours: readonly OpeningDay[];
  rules: OrderRules;
  fee: DeliveryFeeRules;
}

const termsOfStore = preparedOnce((db) =>
  db
    .select({
      store: stores,
      hours: storeSettings.opening_hours,
      rules: storeSettings.order_rules,
      fee: storeSettings.delivery_fee,
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
  return found;
}

/** The part of a store's terms that decides how its orders can move. */
export async function loadOrderRules(db: Database, storeId: string): Promise<OrderRules> {
  const [found] = await db
    .select({ rules: storeSettings.order_rules })
    .from(storeSettings)
    .where(eq(storeSettings.store_id, storeId));
  if (!found) throw new CallError(errorCodes.NO_DATA_FOUND);
  return found.rules;
}
