import { z } from 'zod';
import { id, instant, location } from './shared';

export const availabilities = ['free', 'on_job', 'offline'] as const;
export type Availability = (typeof availabilities)[number];

/** A delivery person as the order desk sees one. */
export const providerSchema = z.object({
  _id: id,
  first_name: z.string(),
  last_name: z.string(),
  country_phone_code: z.string(),
  phone: z.string(),
  is_approved: z.boolean(),
  availability: z.enum(availabilities),
  location: location.optional(),
  /** When the location was last reported: its age is shown. */
  located_at: instant.optional(),
});
export type Provider = z.infer<typeof providerSchema>;
