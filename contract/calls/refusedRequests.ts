import { z } from 'zod';
import { refusedLimits } from '../bookingLimits';
import { learnedStaySchema } from '../entities/learnedStay';
import { refusedRequestSchema, refusedSumSchema } from '../entities/refusedRequest';
import { id } from '../entities/shared';
import { body, call } from './call';

const ofHosts = {
  audience: 'session',
  permission: 'store/table-booking',
  storeFlag: 'is_provide_table_booking',
} as const;

/** Requests that a store’s rules refused, and how long its guests stay. */
export const refusedRequestCalls = {
  get_refused_request_list: call({
    ...ofHosts,
    summary:
      'The requests for tables of today’s business day that `platform/create_order` refused, and whose time hasn’t passed. ' +
      'A customer’s last request of a day counts, until they book one',
    body: body({}),
    reply: z.object({ data: z.array(refusedRequestSchema).max(refusedLimits.listed) }),
  }),
  remove_refused_request: call({
    ...ofHosts,
    audit: 'none: the guests’ data ends with the day',
    summary: 'Takes a refused request off the list, because the guests were told or no longer want the table',
    body: body({ _id: id }),
    reply: z.object({}),
  }),
  get_refused_sums: call({
    audience: 'session',
    permission: 'store/table_booking',
    storeFlag: 'is_provide_table_booking',
    summary:
      'How many requests each rule refused for the last thirty days, and on how many of them a table stayed free',
    body: body({}),
    reply: z.object({ data: z.array(refusedSumSchema) }),
  }),
  get_learned_stays: call({
    audience: 'session',
    permission: 'store/table_booking',
    storeFlag: 'is_provide_table_booking',
    summary:
      'How long guests stayed, from arrived to completed, in the last 180 days: by the size of the party, in the afternoon ' +
      'and from 17:00 on, where there were at least five',
    body: body({}),
    reply: z.object({ data: z.array(learnedStaySchema) }),
  }),
} as const;
