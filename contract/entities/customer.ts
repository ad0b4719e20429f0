import { z } from 'zod';
import { limits } from '../limits';
import { menuLanguageCodes } from '../menuLanguages';
import { orderSnapshotSchema } from './order';
import { id, instant, note } from './shared';

/** The notes of staff about a customer. Name and addresses come from the customer's orders. */
export const customerNoteShape = {
  note,
  allergies: z.string().trim().max(limits.allergiesMax),
  /** The language to speak with the customer; empty if unknown. */
  language: z.enum(['', ...menuLanguageCodes]),
  /** Warns staff before they place an order for the number. */
  is_blocked: z.boolean(),
};

/** The number of the store's last message about the note, 0 before the first. Versions are therefore never reused. */
export const customerVersion = z.int().min(0);

/** The note about one phone number. */
export const customerNoteSchema = z.object({
  _id: id,
  version: customerVersion,
  country_phone_code: z.string(),
  phone: z.string(),
  ...customerNoteShape,
  updated_at: instant,
  updated_by: z.string(),
});
export type CustomerNote = z.infer<typeof customerNoteSchema>;

/** An earlier order of a customer: the fields that are needed to order it again. */
export const earlierOrderSchema = orderSnapshotSchema.pick({
  _id: true,
  unique_id: true,
  order_type: true,
  created_at: true,
  items: true,
  total: true,
  currency: true,
});
export type EarlierOrder = z.infer<typeof earlierOrderSchema>;
