import { z } from 'zod';
import { id, instant } from './shared';

/** A booking that someone is typing, which already has its tables. */
export const typedBookingSchema = z.object({
  _id: id,
  table_ids: z.array(id),
  at: instant,
  /** When its tables would be free again. */
  until: instant,
  persons: z.int(),
  /** Who types it. */
  typed_by: z.string(),
  /** Until when it has the tables. */
  expires_at: instant,
});
export type TypedBooking = z.infer<typeof typedBookingSchema>;

/** A table that a refused booking can't have, and who is typing a booking of it. */
export interface TypedTable {
  table: number;
  name: string;
}
