import { z } from 'zod';
import { call, noBody } from './call';

const ofHost = {
  audience: 'session',
  permission: 'store/table_booking',
  storeFlag: 'is_provide_table_booking',
} as const;
/** Path of its address, with the secret in it; `null` while there is none. */
const reply = z.object({ path: z.string().nullable() });

/** The calendar of a store's bookings, which calendar programs read at a secret address. */
export const bookingCalendarCalls = {
  get_booking_calendar: call({
    ...ofHost,
    summary:
      'The secret address at which calendar programs read the bookings, or `null`. 4001 for accounts that can’t read table bookings',
    body: noBody,
    reply,
  }),
  renew_booking_calendar: call({
    ...ofHost,
    limit: { points: 60, seconds: 600 },
    audit: { entity: 'store', action: 'update' },
    summary:
      'Gives the calendar of bookings a new address. The old one, if there is one, no longer works. 4001 as for reading it',
    body: noBody,
    reply,
  }),
  stop_booking_calendar: call({
    ...ofHost,
    audit: { entity: 'store', action: 'update' },
    summary: 'Ends the calendar of bookings: its address no longer works',
    body: noBody,
    reply,
  }),
} as const;
