import { z } from 'zod';
import { bookingRuleNames } from '../bookings/bookingFacts';
import { agreedFeeSchema } from '../entities/order';
import { id, instant, multilingual, plannedDay } from '../entities/shared';
import { limits } from '../limits';
import { orderKeysOf } from '../orders/orderAccess';
import { body, call } from './call';

const wanted = { date: plannedDay, persons: z.int().min(limits.personsMin).max(limits.personsMax) };

/** Choices of tables: those of each choice together, the best first. */
const tableIds = z.array(z.array(id));
const blockedTime = z.object({ at: instant, rule: z.enum(bookingRuleNames) });

const tableSlots = z.object({
  /** Times that can be booked. */
  slots: z.array(z.object({ at: instant, table_ids: tableIds })),
  /** Times that can't, with the first rule that blocks each. */
  blocked_by: z.array(blockedTime),
});

/** The times at which tables can be booked. */
export const bookingCalls = {
  get_table_slots: call({
    audience: 'session',
    permission: orderKeysOf('table'),
    summary:
      'The times of a business day at which a party can have a table, each with its choices of tables, and the times ' +
      'at which it can’t, each with the rule and the tables that are free then. The store itself can override most ' +
      'rules with a reason. `typed_id` is the booking that the caller is typing (`type_booking`)',
    body: body({ ...wanted, typed_id: id.optional() }),
    reply: tableSlots.extend({ blocked_by: z.array(blockedTime.extend({ table_ids: tableIds })) }),
  }),
  get_guest_visits: call({
    audience: 'session',
    permission: orderKeysOf('table'),
    summary:
      'How often the guests of a business day’s open bookings came before, by phone number, and how often they stayed ' +
      'away: those who did either, by booking',
    body: body({ date: plannedDay }),
    reply: z.object({ data: z.array(z.object({ order_id: id, visit_count: z.int(), no_show_count: z.int() })) }),
  }),
  'platform/get_table_slots': call({
    audience: 'platform',
    summary:
      'The same for customers: exactly what `platform/create_order` books, and the store’s note for those who book, or ' +
      'for a party that is too large to book itself',
    body: z.strictObject({ store_id: id, ...wanted }),
    /** In the store's languages, as the customers' app shows it before they book. */
    reply: tableSlots.extend({
      note: multilingual,
      /** The fee of the party, and within how many minutes it pays. Only guests who stayed away so often are asked. */
      booking_fee: agreedFeeSchema.extend({ due_within: z.int(), after_no_shows: z.int() }).nullable(),
    }),
  }),
};
