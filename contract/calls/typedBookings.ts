import { z } from 'zod';
import { typedLimits } from '../bookingLimits';
import { id, instant } from '../entities/shared';
import { typedBookingSchema } from '../entities/typedBooking';
import { limits } from '../limits';
import { orderKeysOf } from '../orders/orderAccess';
import { body, call } from './call';

const ofHosts = {
  audience: 'session',
  permission: orderKeysOf('table'),
  storeFlag: 'is_provide_table_booking',
} as const;
const unsaid = 'none: nothing is booked yet, and the booking itself is recorded';

/** Bookings that someone is typing. They have their tables for a few minutes, so that two people don't book the same. */
export const typedBookingCalls = {
  get_typed_booking_list: call({
    ...ofHosts,
    summary: 'The bookings that someone is typing, with their tables',
    body: body({}),
    reply: z.object({ data: z.array(typedBookingSchema).max(typedLimits.listed) }),
  }),
  type_booking: call({
    ...ofHosts,
    audit: unsaid,
    summary:
      'Takes tables for a booking that is being typed, for three minutes, in the place of those that it had. `_id` is chosen ' +
      'by the caller. Refused as `create_order` is, by the rules that no reason overrides; then it has no tables',
    body: body({
      _id: id,
      schedule_at: instant,
      persons: z.int().min(limits.personsMin).max(limits.personsMax),
      table_ids: z.array(id).min(1).max(limits.combinedTablesMax),
    }),
    reply: z.object({ typed: typedBookingSchema }),
  }),
  drop_typed_booking: call({
    ...ofHosts,
    audit: unsaid,
    summary: 'Gives back the tables of a booking that won’t be made. 1000 if it no longer holds any',
    body: body({ _id: id }),
    reply: z.object({}),
  }),
} as const;
