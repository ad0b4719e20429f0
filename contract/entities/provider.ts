import { z } from 'zod';
import { documentTypeIds } from '../documents/documentTypes';
import { approvalStates, deciders } from '../providers/approval';
import { availabilities } from '../providers/availability';
import { workBlockerCodes } from '../providers/fitness';
import { documentSchema } from './document';
import { imageSchema } from './image';
import { date, id, instant, location, minorSum, version } from './shared';
import { vehicleSchema } from './vehicle';

export { type Availability, availabilities } from '../providers/availability';

/** A delivery person in the view of the order boards. */
export const providerSchema = z.object({
  _id: id,
  first_name: z.string(),
  last_name: z.string(),
  country_phone_code: z.string(),
  phone: z.string(),
  /** Relative to the image base; omitted without a picture. */
  image_url: z.string().optional(),
  is_approved: z.boolean(),
  availability: z.enum(availabilities),
  location: location.optional(),
  /** When the location was last reported. The app shows its age. */
  located_at: instant.optional(),
});
export type Provider = z.infer<typeof providerSchema>;

const workBlockerSchema = z.object({
  code: z.enum(workBlockerCodes),
  document_type_id: z.enum(documentTypeIds).optional(),
  /** For an expired document: the last day on which it was valid. */
  expires_on: date.optional(),
});

/** A provider's deliveries on one day in the store's calendar. */
export const providerDaySchema = z.object({
  completed: z.int(),
  delivery_fees: minorSum,
  tips: minorSum,
  /** Cash that customers paid at the door, which the provider owes the store. */
  cash: minorSum,
});
export type ProviderDay = z.infer<typeof providerDaySchema>;

/** A delivery person as the store edits one. */
export const providerRecordSchema = providerSchema.extend({
  version,
  email: z.string(),
  address: z.string(),
  image: imageSchema.nullable(),
  approval: z.enum(approvalStates),
  approval_reason: z.string(),
  approval_by: z.enum(deciders).nullable(),
  /** Who decided, by name. */
  approval_name: z.string(),
  approval_at: instant.nullable(),
  open_orders: z.int(),
  /** The one in use. */
  vehicle: vehicleSchema.nullable(),
  documents: z.array(documentSchema.pick({ _id: true, document_type_id: true, state: true, expires_on: true })),
  /** The reasons why this person can't be offered work; empty if there are none. */
  work_blockers: z.array(workBlockerSchema),
  /** The first day after which one of the documents that are about to expire is no longer valid. */
  expires_soon: date.nullable(),
  today: providerDaySchema,
  created_at: instant,
  updated_at: instant,
  updated_by: z.string(),
});
export type ProviderRecord = z.infer<typeof providerRecordSchema>;

/** A delivery person in the view of a dispatcher. */
export const dispatchProviderSchema = providerSchema.extend({
  /** Active orders. */
  open_orders: z.int(),
  /** Offers that wait for an answer. */
  offers_waiting: z.int(),
  /** The reasons why this person can't be offered work (437 to 439); empty if there are none. */
  work_blockers: z.array(workBlockerSchema),
  /** The one in use. */
  vehicle: vehicleSchema.pick({ name: true, plate_number: true, vehicle_type_id: true }).optional(),
});
export type DispatchProvider = z.infer<typeof dispatchProviderSchema>;
