import { z } from 'zod';
import { vehicleTypeIds } from '../providers/vehicleTypes';
import { id, instant, version } from './shared';

/** A delivery person's vehicle. */
export const vehicleSchema = z.object({
  _id: id,
  version,
  provider_id: id,
  name: z.string(),
  model: z.string(),
  color: z.string(),
  year: z.int(),
  /** Empty if the type has none. */
  plate_number: z.string(),
  /** `null` if the type is unknown: its driver can't be offered orders (439). */
  vehicle_type_id: z.enum(vehicleTypeIds).nullable(),
  is_approved: z.boolean(),
  /** Whether it is the one in use. A person has exactly one. */
  is_default: z.boolean(),
  created_at: instant,
  updated_at: instant,
  updated_by: z.string(),
});
export type Vehicle = z.infer<typeof vehicleSchema>;
