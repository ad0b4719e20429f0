import { z } from 'zod';
import type { ReferenceResource } from './referenceResources';
import { location } from './shared';

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

/** What one record of each resource is. */
export const referenceSchemas = {
  countries: countrySchema,
  cities: citySchema,
  currencies: currencySchema,
  delivery_types: deliveryTypeSchema,
} satisfies Record<ReferenceResource, z.ZodType>;
