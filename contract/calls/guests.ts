import { z } from 'zod';
import { guestBookingSchema } from '../entities/guestBooking';
import { id, instant, plannedDay, plannedInstant } from '../entities/shared';
import { limits } from '../limits';
import { orderKeysOf } from '../orders/orderAccess';
import { body, call } from './call';
import { linkToken } from './session';

/** Guests of one network, such as a mobile provider's, share it. */
export const guestLimit = { points: 200, seconds: 600 } as const;
const ofGuests = { audience: 'public', limit: guestLimit } as const;
const persons = z.int().min(limits.personsMin).max(limits.personsMax);
const booking = z.object({ booking: guestBookingSchema });
const path = z.object({ path: z.string() });
const link =
  'The path of the page on which the guests of an open booking for later confirm, change or cancel it, until it has ended';
const over = '1000 for a link that never was one, or whose booking has ended';

/** The calls of guests who have the link of their booking for later, and the one that passes it on. */
export const guestCalls = {
  make_guest_link: call({
    audience: 'session',
    permission: orderKeysOf('table'),
    storeFlag: 'is_provide_table_booking',
    audit: 'none: a booking has one link from the start, and it is only written down when it is needed',
    summary: link,
    body: body({ order_id: id }),
    reply: path,
  }),
  get_guest_booking: call({
    ...ofGuests,
    summary: `The booking that a guest’s link opens, with what cancelling it costs and what can be changed. ${over}`,
    body: body({ token: linkToken }),
    reply: booking,
  }),
  get_guest_slots: call({
    ...ofGuests,
    summary: `The times of a business day to which the booking can be moved. ${over}`,
    body: body({ token: linkToken, date: plannedDay, persons }),
    reply: z.object({ times: z.array(instant) }),
  }),
  confirm_guest_booking: call({
    ...ofGuests,
    audit: 'none: the history of the order says when its guests confirmed it',
    summary: `The guests say that they will come. ${over}`,
    body: body({ token: linkToken }),
    reply: booking,
  }),
  change_guest_booking: call({
    ...ofGuests,
    audit: { entity: 'order', action: 'correct' },
    summary:
      'The guests change their number or their time, by the rules for new bookings. 655 for a change that the store ' +
      `would have to accept, or one that comes too late. ${over}`,
    body: body({ token: linkToken, persons, schedule_at: plannedInstant }),
    reply: booking,
  }),
  cancel_guest_booking: call({
    ...ofGuests,
    audit: { entity: 'order', action: 'set_status' },
    summary: `The guests cancel, for what \`charge\` says: 4009 if it has changed meanwhile. ${over}`,
    body: body({ token: linkToken, charge: z.int().min(0) }),
    reply: booking,
  }),
} as const;

export const platformGuestCalls = {
  'platform/make_guest_link': call({
    audience: 'platform',
    audit: 'none: a booking has one link from the start, and it is only written down when it is needed',
    summary: link,
    body: z.strictObject({ store_id: id, order_id: id }),
    reply: path,
  }),
} as const;
