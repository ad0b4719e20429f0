import { z } from 'zod';
import { autoAssignments } from '../orders/orderRules';
import { storeFlags } from '../storeFlags';
import { openingDaySchema } from './openingDay';
import { id, location, minor, multilingual, percent, version } from './shared';

const orderRulesSchema = z.object({
  is_auto_accept: z.boolean(),
  answer_within: z.int().min(0),
  cancel_within: z.int().min(0),
  cancellation_charge: minor,
  preparation_time: z.int().min(1),
  delivery_time: z.int().min(0),
  warn_before: z.int().min(0),
  grace_period: z.int().min(0),
  offer_seconds: z.int().min(10),
  auto_assign: z.enum(autoAssignments),
  slot_minutes: z.int().min(5),
  is_confirmation_code_required_at_delivery: z.boolean(),
  is_confirmation_code_required_at_pickup: z.boolean(),
});

const deliveryFeeSchema = z.object({
  base_price: minor,
  base_price_distance: z.number().min(0),
  price_per_unit_distance: minor,
  min_fare: minor,
  radius: z.number().positive(),
  free_delivery_above: minor.nullable(),
});

export const languageSchema = z.object({
  code: z.string(),
  name: z.string(),
  is_visible: z.boolean(),
  is_lang_rtl: z.boolean(),
});
export type Language = z.infer<typeof languageSchema>;

export const storeFlagsSchema = z.object(
  Object.fromEntries(storeFlags.map((flag) => [flag, z.boolean()])) as Record<
    (typeof storeFlags)[number],
    z.ZodBoolean
  >,
);

/** A store as its own people see it. Secrets are never part of it. */
export const storeSchema = storeFlagsSchema.extend({
  _id: id,
  version,
  name: multilingual,
  email: z.string(),
  country_phone_code: z.string(),
  phone: z.string(),
  country_code: z.string(),
  currency: z.string(),
  timezone: z.string(),
  address: z.string(),
  location,
  image_url: z.string(),
  languages_supported: z.array(languageSchema),
  is_approved: z.boolean(),
  is_document_uploaded: z.boolean(),
  is_email_verified: z.boolean(),
  is_phone_number_verified: z.boolean(),
  /** Whether the store takes orders at all now (error 635 where it does not). */
  is_business: z.boolean(),
  is_distance_unit_mile: z.boolean(),
  is_use_item_tax: z.boolean(),
  is_tax_included: z.boolean(),
  store_tax: percent,
  minimum_order_price: minor,
  opening_hours: z.array(openingDaySchema),
  order_rules: orderRulesSchema,
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
  urls: z.array(urlPermissionSchema),
  is_approved: z.boolean(),
});
export type SubStore = z.infer<typeof subStoreSchema>;
