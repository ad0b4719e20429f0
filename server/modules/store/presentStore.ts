import type { Store } from '#contract/entities/store';
import { flagsOf } from '#contract/storeFlags';
import type { storeSettings, stores } from '../../db/schema/index';

export type StoreRow = typeof stores.$inferSelect;
export type StoreSettingsRow = typeof storeSettings.$inferSelect;

/** A store as the wire names it; its password's hash stays behind. */
export function presentStore(store: StoreRow, settings: StoreSettingsRow): Store {
  return {
    ...flagsOf(store),
    _id: store.id,
    version: store.version,
    name: store.name,
    email: store.email,
    country_phone_code: store.country_phone_code,
    phone: store.phone,
    country_code: store.country_code,
    currency: store.currency,
    timezone: store.timezone,
    address: store.address,
    location: [store.latitude, store.longitude],
    image_url: store.image_url,
    languages_supported: store.languages_supported,
    is_approved: store.is_approved,
    is_document_uploaded: store.is_document_uploaded,
    is_email_verified: store.is_email_verified,
    is_phone_number_verified: store.is_phone_number_verified,
    is_business: store.is_business,
    is_distance_unit_mile: store.is_distance_unit_mile,
    is_use_item_tax: store.is_use_item_tax,
    is_tax_included: store.is_tax_included,
    store_tax: store.store_tax,
    minimum_order_price: store.minimum_order_price,
    opening_hours: settings.opening_hours.map((day) => ({ ...day, slots: [...day.slots] })),
    order_rules: settings.order_rules,
    delivery_fee: settings.delivery_fee,
  };
}
