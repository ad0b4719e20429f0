import { eq, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { type RegionSettings, regionSettings } from '#contract/settings/region';
import type { Database } from '#server/db/database';
import { deliveryAreas } from '#server/db/schema/deliveryAreas';
import { items } from '#server/db/schema/menu';
import { orders } from '#server/db/schema/orders';
import { promoCodes } from '#server/db/schema/promoCodes';
import { stores } from '#server/db/schema/stores';
import { fieldsNotValid } from '#server/http/callError';
import { refusedAt } from '#server/records/refusals';
import { storeSection } from '#server/records/storeSection';
import { findCountry } from '../../reference/service';

type Blockers = RegionSettings['blockers'];

/** Returns the records that each field's change would give another meaning. */
async function blockersOf(db: Database, storeId: string): Promise<Blockers> {
  const any = (table: typeof orders | typeof items | typeof promoCodes | typeof deliveryAreas, more = sql`true`) =>
    sql<boolean>`exists (select from ${table} where ${table.store_id} = ${storeId} and ${more})`;
  const [found] = await db
    .select({
      orders: any(orders, sql`not ${orders.is_test}`),
      items: any(items),
      offers: any(promoCodes),
      areas: any(deliveryAreas, sql`${deliveryAreas.fee} is not null`),
    })
    .from(stores)
    .where(eq(stores.id, storeId));
  const those = (...names: (keyof NonNullable<typeof found>)[]) => names.filter((name) => found?.[name]);
  return {
    timezone: those('orders'),
    currency: those('orders', 'items', 'offers', 'areas'),
    is_distance_unit_mile: those('areas'),
  };
}

/** Time zone, currency and unit of distance: the owner's, as long as nothing depends on them. The beginning of the day can always change. */
export const region = storeSection(regionSettings, {
  read: ({ store: { timezone, currency, is_distance_unit_mile, day_starts_at } }) => ({
    timezone,
    currency,
    is_distance_unit_mile,
    day_starts_at,
  }),
  async extra(db, { store }) {
    const country = await findCountry(db, store.country_code);
    return {
      timezones: [...new Set([store.timezone, ...(country?.timezones ?? [])])].sort(),
      currencies: [...new Set([store.currency, ...(country?.currencies ?? [])])],
      blockers: await blockersOf(db, store.id),
    };
  },
  async write(changes, { store }, tx) {
    const country = await findCountry(tx, store.country_code);
    const blockers = await blockersOf(tx, store.id);
    const choices = { timezone: country?.timezones, currency: country?.currencies };
    for (const field of ['timezone', 'currency', 'is_distance_unit_mile'] as const) {
      const value = changes[field];
      if (value === undefined || value === store[field]) continue;
      if (blockers[field].length > 0) throw refusedAt(field, errorCodes.RECORD_IN_USE);
      if (field !== 'is_distance_unit_mile' && !choices[field]?.includes(String(value))) {
        throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: field, code: 'invalid_value' }]);
      }
    }
    return { store: changes };
  },
});
