import { z } from 'zod';
import { limits } from '../limits';
import { cancellationModes, cancellationTypes, cancelUntilStatuses } from '../orders/cancellation';
import { autoAssignments } from '../orders/orderRules';
import { storeFlags } from '../storeFlags';
import { bookingFeeSchema, staySchema } from './bookingRules';
import { defaultFeeFields } from './deliveryArea';
import { imageSchema } from './image';
import { openingDaySchema } from './openingDay';
import { festivalSchema, orderTypeHoursSchema, serviceStateSchema } from './serviceState';
import { date, id, instant, location, minor, multilingual, percent, version } from './shared';
import { storeBillingSchema } from './subscription';

/** Optional details of a store that customers see, in addition to its name. */
export const storeDetailsShape = {
  description: multilingual,
  /** How customers reach the store; the sign-in's own email and phone aren't shown to them. */
  contact_email: z.string(),
  contact_country_phone_code: z.string(),
  contact_phone: z.string(),
  website: z.string(),
  tags: z.array(z.string()),
  /** From 1, cheap, to 4; `null` if not rated. */
  price_rating: z.int().min(1).max(4).nullable(),
};

export type StoreDetails = z.infer<z.ZodObject<typeof storeDetailsShape>>;

export const noStoreDetails: StoreDetails = {
  description: [''],
  contact_email: '',
  contact_country_phone_code: '',
  contact_phone: '',
  website: '',
  tags: [],
  price_rating: null,
};

export const orderRulesSchema = z.object({
  is_auto_accept: z.boolean(),
  answer_within: z.int().min(0),
  cancel_within: z.int().min(0),
  cancellation_charge: minor,
  cancel_until: z.literal(cancelUntilStatuses),
  cancellation_type: z.enum(cancellationTypes),
  cancellation_mode: z.enum(cancellationModes),
  cancellation_percent: percent,
  cancellation_above: minor,
  is_delivery_on: z.boolean(),
  is_pickup_on: z.boolean(),
  is_table_on: z.boolean(),
  preparation_time: z.int().min(1),
  pickup_time: z.int().min(1),
  delivery_time: z.int().min(0),
  delivery_time_min: z.int().min(0),
  change_answer_within: z.int().min(1),
  customer_note: multilingual,
  warn_before: z.int().min(0),
  collect_within: z.int().min(0),
  grace_period: z.int().min(0),
  table_answer_within: z.int().min(0),
  table_answer_before: z.int().min(0),
  table_kitchen_after: z.int().min(0).nullable(),
  offer_seconds: z.int().min(10),
  auto_assign: z.enum(autoAssignments),
  search_radius: z.number().nullable(),
  slot_minutes: z.int().min(5),
  slot_lead_minutes: z.int().min(0),
  slot_days_ahead: z.int().min(0),
  slot_orders_max: z.int().min(1).nullable(),
  is_cash_on: z.boolean(),
  cash_max: minor.nullable(),
  is_card_on: z.boolean(),
  is_confirmation_code_required_at_delivery: z.boolean(),
  is_confirmation_code_required_at_pickup: z.boolean(),
});

/** How tables are booked, as far as pages follow it; the settings have all of it. Guests can see as much themselves. */
const ownBookingRulesSchema = z.object({
  slot_minutes: z.int().min(limits.slotMinutesMin),
  notice_minutes: z.int().min(0),
  days_ahead: z.int().min(0),
  stays: z.array(staySchema),
  reset_minutes: z.int().min(0),
  closed_dates: z.array(date),
  fee: bookingFeeSchema.nullable(),
});

const deliveryFeeSchema = z.object(defaultFeeFields);

export const languageSchema = z.object({
  code: z.string(),
  name: z.string(),
  is_visible: z.boolean(),
  is_lang_rtl: z.boolean(),
  /** Its place in the store's order of languages, if it differs from its position. */
  sequence: z.int().optional(),
  /** No longer used; its position and its texts are kept. */
  is_removed: z.boolean().optional(),
});
export type Language = z.infer<typeof languageSchema>;

export const storeFlagsSchema = z.object(
  Object.fromEntries(storeFlags.map((flag) => [flag, z.boolean()])) as Record<
    (typeof storeFlags)[number],
    z.ZodBoolean
  >,
);

/** A store for its staff. Never contains secrets. */
export const storeSchema = storeFlagsSchema.extend({
  _id: id,
  version,
  name: multilingual,
  /** The owner's sign-in, like `phone`. Both are empty for accounts that can't manage accounts. */
  email: z.string(),
  country_phone_code: z.string(),
  phone: z.string(),
  country_code: z.string(),
  currency: z.string(),
  timezone: z.string(),
  /** When its business day begins, in minutes after midnight on the wall clock. Orders and their sums belong to business days. */
  day_starts_at: z.int(),
  address: z.string(),
  location,
  /** Shown to customers and in the owner's bar. `image_url` is its thumbnail, and empty without one. */
  image: imageSchema.nullable(),
  image_url: z.string(),
  /** The owner as a person, for their own account; empty and `null` for the team's. */
  owner_first_name: z.string(),
  owner_last_name: z.string(),
  owner_image: imageSchema.nullable(),
  /** The owner starts with the dashboard, if the store has it. Missing otherwise, and for the team. */
  starts_with_dashboard: z.literal(true).optional(),
  languages_supported: z.array(languageSchema),
  is_approved: z.boolean(),
  is_document_uploaded: z.boolean(),
  /** The platform has blocked the store by hand, as one without its documents: no upload ends that. Missing otherwise. */
  is_blocked_by_platform: z.literal(true).optional(),
  is_email_verified: z.boolean(),
  is_phone_number_verified: z.boolean(),
  /** Whether the store takes orders at all now (error 635 if it doesn't): never while its deletion is pending. */
  is_business: z.boolean(),
  /** When the store is deleted; missing unless that is pending. */
  deletion_due_at: instant.optional(),
  /** The open task about the subscription; missing if nothing, and for the team unless the store is locked. */
  billing: storeBillingSchema.optional(),
  is_distance_unit_mile: z.boolean(),
  is_use_item_tax: z.boolean(),
  is_tax_included: z.boolean(),
  store_tax: percent,
  minimum_order_price: minor,
  ...storeDetailsShape,
  /** The hours of every order type without its own. */
  opening_hours: z.array(openingDaySchema),
  order_type_hours: orderTypeHoursSchema,
  /** Only those that can still affect a day. */
  festivals: z.array(festivalSchema),
  service_state: serviceStateSchema,
  order_rules: orderRulesSchema,
  booking_rules: ownBookingRulesSchema,
  delivery_fee: deliveryFeeSchema,
});
export type Store = z.infer<typeof storeSchema>;

/** The verifications and documents that the platform requires of every store. */
export const platformSettingsSchema = z.object({
  is_upload_store_documents: z.boolean(),
  is_store_mail_verification: z.boolean(),
  is_store_sms_verification: z.boolean(),
});
export type PlatformSettings = z.infer<typeof platformSettingsSchema>;

export const urlPermissionSchema = z.object({ url: z.string(), permission: z.int() });

export const subStoreSchema = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  image: imageSchema.nullable(),
  urls: z.array(urlPermissionSchema),
  is_approved: z.boolean(),
  /** Several people use this account at one device, and say who works there (`get_shared_device`). */
  is_shared_device: z.boolean().optional(),
  /** The store requires a second factor that the account doesn't have: until it is set up, nothing else works. */
  needs_second_factor: z.boolean().optional(),
  /** The person starts with the dashboard, if the store has it. Missing otherwise. */
  starts_with_dashboard: z.literal(true).optional(),
});
export type SubStore = z.infer<typeof subStoreSchema>;
