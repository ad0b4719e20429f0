import { z } from 'zod';
import { holderTypes } from '../documents/holderTypes';
import type { ReferenceResource } from './referenceResources';
import { location } from './shared';
import { planSchema } from './subscription';

export * from './referenceResources';

/** Reference data: the same for every store, read under `/v3/reference/*`. */
export const countrySchema = z.object({
  /** Two letters, also the record's id. */
  id: z.string(),
  name: z.string(),
  flag: z.string(),
  code: z.string(),
  /** Three letters; empty for a few territories. */
  code_3: z.string(),
  calling_codes: z.array(z.string()),
  currencies: z.array(z.string()),
  timezones: z.array(z.string()),
});
export type Country = z.infer<typeof countrySchema>;

export const citySchema = z.object({
  id: z.string(),
  name: z.string(),
  country_id: z.string(),
  timezone: z.string(),
  location,
  radius_km: z.number(),
});
export type City = z.infer<typeof citySchema>;

export const currencySchema = z.object({ id: z.string(), name: z.string(), digits: z.int() });
export type Currency = z.infer<typeof currencySchema>;

export const deliveryTypeSchema = z.object({ id: z.string(), name: z.array(z.string()) });
export type DeliveryType = z.infer<typeof deliveryTypeSchema>;

/** Names by position in `referenceLanguages`. */
export const documentTypeSchema = z.object({
  id: z.string(),
  name: z.array(z.string()),
  /** Whose documents they are, by user type code. */
  holder_type: z.literal([holderTypes.store, holderTypes.provider]),
  is_required: z.boolean(),
  is_licence: z.boolean(),
  has_back: z.boolean(),
  has_expiry: z.boolean(),
  has_unique_code: z.boolean(),
});
export type DocumentType = z.infer<typeof documentTypeSchema>;

export const vehicleTypeSchema = z.object({
  id: z.string(),
  name: z.array(z.string()),
  has_plate: z.boolean(),
  needs_licence: z.boolean(),
});
export type VehicleType = z.infer<typeof vehicleTypeSchema>;

/** The record type of each resource. */
export const referenceSchemas = {
  countries: countrySchema,
  cities: citySchema,
  currencies: currencySchema,
  delivery_types: deliveryTypeSchema,
  document_types: documentTypeSchema,
  vehicle_types: vehicleTypeSchema,
  plans: planSchema.extend({ id: z.string(), currency: z.string(), trial_days: z.int() }),
} satisfies Record<ReferenceResource, z.ZodType>;
