import { z } from 'zod';
import { waitingLimits } from '../bookingLimits';
import { id, idempotencyKey, version } from '../entities/shared';
import { waitingPartySchema, waitingPartyShape } from '../entities/waitingParty';
import { limits } from '../limits';
import { body, call } from './call';
import { orderCalls } from './orders';

const ofHosts = {
  audience: 'session',
  permission: 'store/table-booking',
  storeFlag: 'is_provide_table_booking',
} as const;
const unsaid = 'none: the party’s data ends with the day, and the order of guests who are seated is recorded';

/** The parties that wait for a table today. */
export const waitingCalls = {
  get_waiting_list: call({
    ...ofHosts,
    summary:
      'The parties of today’s business day that wait for a table, in the order in which they came, and those that were ' +
      'seated or left. `quotes` says how many of the last ten waits were as long as announced, within five minutes',
    body: body({}),
    reply: z.object({
      data: z.array(waitingPartySchema).max(waitingLimits.waitingMax),
      quotes: z.object({ right: z.int(), checked: z.int() }),
    }),
  }),
  add_waiting_party: call({
    ...ofHosts,
    idempotent: true,
    audit: unsaid,
    summary: 'Adds a party to the waiting list',
    body: body({ idempotency_key: idempotencyKey, ...waitingPartyShape }),
    /** Only the ID: replies are kept for some days, and the party’s data isn’t. */
    reply: z.object({ _id: id }),
  }),
  update_waiting_party: call({
    ...ofHosts,
    audit: unsaid,
    summary:
      'Changes a party that waits: its size, name, number, note, and the wait that it was told. 4009 with the current party ' +
      'if someone changed it since `version`, or if it no longer waits',
    body: body({ _id: id, version, ...waitingPartyShape }),
    reply: z.object({ party: waitingPartySchema }),
  }),
  seat_waiting_party: call({
    ...ofHosts,
    idempotent: 'by handler',
    audit: { entity: 'order', action: 'add' },
    summary:
      'Seats a party that waits: places its order for now at these tables, as `create_order` does, and takes it off the ' +
      'list, both or neither. 4009 with the current party if it no longer waits',
    body: body({
      idempotency_key: idempotencyKey,
      _id: id,
      table_ids: z.array(id).min(1).max(limits.combinedTablesMax),
    }),
    reply: orderCalls.create_order.reply,
  }),
  remove_waiting_party: call({
    ...ofHosts,
    audit: unsaid,
    summary: 'Takes a party that has left off the list. 4009 with the current party if it no longer waits',
    body: body({ _id: id }),
    reply: z.object({ party: waitingPartySchema }),
  }),
  restore_waiting_party: call({
    ...ofHosts,
    audit: unsaid,
    summary:
      'Puts a party back on today’s list that was taken off as having left, at its old place. 4009 with the current party ' +
      'if it waits or was seated; 1000 once the business day is over',
    body: body({ _id: id }),
    reply: z.object({ party: waitingPartySchema }),
  }),
} as const;
