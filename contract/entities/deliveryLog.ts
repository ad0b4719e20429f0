import { z } from 'zod';
import { id, instant } from './shared';

/** Events in the search for a delivery person. */
export const deliveryLogKinds = [
  'searched',
  'offered',
  'accepted',
  'rejected',
  'timed_out',
  'taken_back',
  'skipped',
  'nobody',
] as const;

/** Why a search skipped a delivery person; the first reason that applies. */
export const skipReasons = [
  'offline',
  'on_job',
  'refused',
  'not_fit',
  'too_far',
  'no_position',
  'busier',
  'farther',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** One step of a search: who was asked, the result, and why others were skipped. */
export const deliveryLogEntrySchema = z.object({
  at: instant,
  kind: z.enum(deliveryLogKinds),
  provider: z.object({ _id: id, name: z.string() }).optional(),
  why: z.enum(skipReasons).optional(),
});
export type DeliveryLogEntry = z.infer<typeof deliveryLogEntrySchema>;
