import { z } from 'zod';
import { affectedOrderSchema } from './affectedOrders';

/** Requests for tables that were made again under rules that aren't saved yet. */
export const bookingReplaySchema = z.object({
  /** For times of the last four weeks: those that were booked, and customers' that were refused. */
  past: z.object({
    requests: z.int(),
    refused: z.int(),
    /** Under the saved rules. */
    refused_before: z.int(),
    /** Customers' that are accepted, and how many of them without an answer by the store. */
    customers: z.int(),
    automatic: z.int(),
  }),
  /** For times to come. */
  coming: z.object({
    bookings: z.int(),
    /** Accepted under the saved rules, but no longer under these. */
    outside: z.array(affectedOrderSchema),
  }),
});
export type BookingReplay = z.infer<typeof bookingReplaySchema>;
