import { z } from 'zod';
import { holderTypes } from '../documents/holderTypes';
import { date, id, instant, version } from './shared';

export const genders = ['female', 'male', 'other'] as const;
export const bankPhotoSides = ['front', 'back', 'extra'] as const;
export type BankPhotoSide = (typeof bankPhotoSides)[number];

/**
 * How someone is paid. Masked unless the call has the password: only the last characters of numbers, and no personal
 * data.
 */
export const bankDetailSchema = z.object({
  _id: id,
  version,
  bank_holder_id: id,
  bank_holder_type: z.literal([holderTypes.store, holderTypes.provider]),
  is_masked: z.boolean(),
  account_holder_name: z.string(),
  account_number: z.string(),
  routing_number: z.string(),
  bank_code: z.string(),
  date_of_birth: date.nullable(),
  gender: z.enum(genders).nullable(),
  personal_id_number: z.string(),
  /** The photos of the person's identity document that exist. */
  photos: z.object({ front: z.boolean(), back: z.boolean(), extra: z.boolean() }),
  updated_at: instant,
  updated_by: z.string(),
});
export type BankDetail = z.infer<typeof bankDetailSchema>;
