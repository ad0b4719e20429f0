import { plainFee } from '#contract/delivery/deliveryFee';
import type { PlatformSettings, Store, SubStore } from '#contract/entities/store';
import { noStoreDetails } from '#contract/entities/store';
import { storeFlags } from '#contract/storeFlags';
import type { StoredSession } from '../../src/session/session';
import { testOrderRules } from './testOrderRules';

const idOf = (digit: string) =>
  `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`;

export const trattoriaId = idOf('1');
export const dinerId = idOf('2');
export const kitchenId = idOf('3');

/** A store that may work: approved, verified, every flag on. */
export const aStore = (change: Partial<Store> = {}): Store => ({
  ...(Object.fromEntries(storeFlags.map((flag) => [flag, true])) as Pick<Store, (typeof storeFlags)[number]>),
  _id: trattoriaId,
  version: 1,
  name: ['Trattoria Sole'],
  email: 'owner@demo.test',
  country_phone_code: '+49',
  phone: '1712345678',
  country_code: 'DE',
  currency: 'EUR',
  timezone: 'Europe/Berlin',
  day_starts_at: 0,
  address: 'Hauptstrasse 1, Berlin',
  location: [52.52, 13.4],
  image: null,
  image_url: '',
  owner_first_name: '',
  owner_last_name: '',
  owner_image: null,
  languages_supported: [{ code: 'en', name: 'English', is_visible: true, is_lang_rtl: false }],
  is_approved: true,
  is_document_uploaded: true,
  is_email_verified: true,
  is_phone_number_verified: true,
  is_business: true,
  is_distance_unit_mile: false,
  is_use_item_tax: true,
  is_tax_included: true,
  store_tax: 19,
  minimum_order_price: 1000,
  ...noStoreDetails,
  opening_hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, is_open: true, is_full_day: true, slots: [] })),
  order_type_hours: {},
  festivals: [],
  service_state: { paused: {}, busy: null, today: null },
  order_rules: { ...testOrderRules, delivery_time: 20, offer_seconds: 30 },
  booking_rules: {
    slot_minutes: 15,
    notice_minutes: 0,
    days_ahead: 30,
    stays: [{ persons_max: 10, minutes: 120 }],
    reset_minutes: 0,
    closed_dates: [],
    fee: null,
  },
  delivery_fee: {
    ...plainFee,
    base_price: 250,
    base_price_distance: 2,
    price_per_unit_distance: 50,
    min_fare: 250,
    radius: 8,
    free_delivery_above: null,
  },
  ...change,
});

/** A sub-account of the store that handles orders and nothing else. */
export const aSubStore = (change: Partial<SubStore> = {}): SubStore => ({
  _id: kitchenId,
  name: 'Kitchen',
  email: 'kitchen@demo.test',
  image: null,
  urls: [{ url: 'store/order', permission: 1 }],
  is_approved: true,
  ...change,
});

export const platformAsksNothing: PlatformSettings = {
  is_upload_store_documents: false,
  is_store_mail_verification: false,
  is_store_sms_verification: false,
};

/** A sign-in as the browser keeps it; the owner's unless a sub-account is given. */
export const aSession = (change: Partial<StoredSession> = {}): StoredSession => ({
  servertoken: 'token-1',
  store: aStore(),
  settings: platformAsksNothing,
  ...change,
});
