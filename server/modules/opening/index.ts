import type { CallName } from '#contract/calls/index';
import type { openingCalls } from '#contract/calls/opening';
import { errorCodes } from '#contract/codes/errorCodes';
import { hasOrdersOf } from '#contract/orders/orderAccess';
import { CallError } from '#server/http/callError';
import type { Handlers } from '#server/http/handler';
import { getHolidayList } from './holidays';
import { readOpenState, readSlots } from './openStates';
import { serviceHandlers } from './serviceState';

/** When a store is open: what is asked about it, and what is set for a while or for good. */
export const openingHandlers: Handlers<Extract<keyof typeof openingCalls, CallName>> = {
  get_open_state: (body, { db, session, now }) => readOpenState(db, session.store_id, body, now()),
  'platform/get_open_state': (body, { db, now }) => readOpenState(db, body.store_id, body, now()),
  get_slot_list: (body, { db, session, now }) => {
    if (!hasOrdersOf(session.grants, body.order_type)) throw new CallError(errorCodes.NOT_PERMITTED);
    return readSlots(db, session.store_id, body, { now: now(), by: 'store' });
  },
  'platform/get_slot_list': (body, { db, now }) => readSlots(db, body.store_id, body, { now: now(), by: 'guest' }),
  ...serviceHandlers,
  get_holiday_list: getHolidayList,
};
