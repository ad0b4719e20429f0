import { asc, eq, type SQL } from 'drizzle-orm';
import type { BookingRules } from '#contract/bookings/bookingRules';
import type { Store, SubStore } from '#contract/entities/store';
import type { Festival } from '#contract/opening/openingRules';
import { type Grants, hasPermission, isGranted } from '#contract/permissions';
import { flagsOf } from '#contract/storeFlags';
import type { Database } from '../../db/database';
import { storeSettings, stores, type subStores } from '../../db/schema/index';
import { festivalsOfStore, orderRulesOf } from './openingRules';
import { takesOrders } from './takesOrders';

export interface StoreWithSettings {
  store: StoreRow;
  settings: StoreSettingsRow;
  festivals: Festival[];
}

const selectStores = (db: Database, condition: SQL | undefined) =>
  db
    .select({ store: stores, settings: storeSettings, festivals: festivalsOfStore })
    .from(stores)
    .innerJoin(storeSettings, eq(storeSettings.store_id, stores.id))
    .where(condition)
    .orderBy(asc(stores.id));

/** The one store that a condition on `stores` picks, such as its id or its email. */
export async function findStore(db: Database, condition: SQL | undefined): Promise<StoreWithSettings | undefined> {
  const [found] = await selectStores(db, condition).limit(1);
  return found;
}

export const findApprovedStores = (db: Database): Promise<StoreWithSettings[]> =>
  selectStores(db, eq(stores.is_approved, true));

export type SubStoreRow = typeof subStores.$inferSelect;

/** A sub-account as the wire names it. */
export const presentSubStore = ({
  id,
  name,
  email,
  image,
  urls,
  is_approved,
  shared_device,
  starts_with_dashboard,
}: SubStoreRow): SubStore => ({
  _id: id,
  name,
  email,
  image: image ?? null,
  urls,
  is_approved,
  ...(shared_device && { is_shared_device: true }),
  ...(starts_with_dashboard && hasPermission(urls, 'store/earning') ? { starts_with_dashboard: true as const } : {}),
});

const ownBookingRules = ({ stays, closed_dates, ...rules }: BookingRules) => {
  const { slot_minutes, notice_minutes, days_ahead, reset_minutes, fee } = rules;
  return {
    slot_minutes,
    notice_minutes,
    days_ahead,
    reset_minutes,
    stays: [...stays],
    closed_dates: [...closed_dates],
    fee,
  };
};

export type StoreRow = typeof stores.$inferSelect;
export type StoreSettingsRow = typeof storeSettings.$inferSelect;

/**
 * Converts a store's row to what clients receive. The password hash is left out. Only accounts that manage other accounts
 * receive the owner's email and phone number, because the owner signs in with them.
 *
 * @param grants of the account that the store is sent to
 */
export function presentStore({ store, settings, festivals }: StoreWithSettings, grants: Grants): Store {
  const managesAccounts = isGranted(grants, 'store/sub_store');
  const isOwner = grants === null;
  // What the owner pays is none of the team's business, until nothing works without it.
  const billing = isOwner || store.billing?.is_locked ? store.billing : null;
  return {
    ...flagsOf(store),
    _id: store.id,
    version: store.version,
    name: store.name,
    email: managesAccounts ? store.email : '',
    country_phone_code: store.country_phone_code,
    phone: managesAccounts ? store.phone : '',
    country_code: store.country_code,
    currency: store.currency,
    timezone: store.timezone,
    day_starts_at: store.day_starts_at,
    address: store.address,
    location: [store.latitude, store.longitude],
    image: store.image,
    owner_first_name: isOwner ? store.owner_first_name : '',
    owner_last_name: isOwner ? store.owner_last_name : '',
    owner_image: (isOwner && store.owner_image) || null,
    ...(isOwner && store.owner_starts_with_dashboard ? { starts_with_dashboard: true as const } : {}),
    image_url: store.image?.thumbnail_url ?? '',
    languages_supported: store.languages_supported,
    is_approved: store.is_approved,
    is_document_uploaded: store.is_document_uploaded,
    ...(store.documents_blocked_at ? { is_blocked_by_platform: true as const } : {}),
    is_email_verified: store.is_email_verified,
    is_phone_number_verified: store.is_phone_number_verified,
    is_business: takesOrders(store),
    ...(store.deletion_due_at ? { deletion_due_at: store.deletion_due_at.toISOString() } : {}),
    ...(billing ? { billing } : {}),
    is_distance_unit_mile: store.is_distance_unit_mile,
    is_use_item_tax: store.is_use_item_tax,
    is_tax_included: store.is_tax_included,
    store_tax: store.store_tax,
    minimum_order_price: store.minimum_order_price,
    ...settings.details,
    opening_hours: settings.opening_hours.map((day) => ({ ...day, slots: [...day.slots] })),
    order_type_hours: settings.order_type_hours,
    festivals,
    service_state: settings.service_state,
    order_rules: orderRulesOf(settings),
    booking_rules: ownBookingRules(settings.booking_rules),
    delivery_fee: settings.delivery_fee,
  };
}
