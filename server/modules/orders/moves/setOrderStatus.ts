import { type SuccessCode, successCodes } from '#contract/codes/successCodes';
import { checkTransition } from '#contract/orders/allowedActions';
import { needsMinutes } from '#contract/orders/needsMinutes';
import { orderStatus } from '#contract/orders/statuses';
import { systemReasons } from '#contract/orders/systemReasons';
import type { ActionName, StoreAction } from '#contract/orders/transitions';
import { CountedRefusal, changedMeanwhile } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { assertSeat, lockTables, tablesOf } from '../../bookings/service';
import { storeActor } from '../actor';
import { lockVisibleOrder } from '../lockVisibleOrder';
import { loadOrderRecord } from '../orderRecord';
import { factsOf, presentOrder, withActions } from '../presentOrder';
import { movedMeanwhile, moveRefused } from '../refusals';
import { loadOrderRules } from '../storeTerms';
import { arrivedBefore } from './arrivedBefore';
import { assertInputs } from './assertInputs';
import { moveOrder } from './moveOrder';
import { moveRound, statusAfterRound } from './moveRound';
import { refuseCode } from './refuseCode';

const messages: Partial<Record<StoreAction, SuccessCode>> = {
  accept: successCodes.ORDER_ACCEPTED,
  reject: successCodes.ORDER_REJECTED,
  start_prepare: successCodes.ORDER_PREPARING,
  order_ready: successCodes.ORDER_READY,
  recall: successCodes.ORDER_RECALLED,
  arrived: successCodes.ORDER_ARRIVED,
  complete: successCodes.ORDER_COMPLETED,
  cancel: successCodes.ORDER_CANCELLED,
  no_show: successCodes.ORDER_CANCELLED,
};

/** The store's staff move an order to its next status. */
export const setOrderStatus: Handler<'set_order_status'> = async (body, { db, session, now, wakeOutbox }) => {
  const at = now();
  const rules = await loadOrderRules(db, session.store_id);
  const moved = await db.transaction(async (tx) => {
    const row = await lockVisibleOrder(tx, session, body.order_id);
    const asSeen = async () =>
      withActions(presentOrder(await loadOrderRecord(tx, row.store_id, row.id)), session, rules, at);
    if (row.order_status !== body.from) {
      const arrived = await arrivedBefore(tx, row, body, { session, now: at });
      if (!arrived) throw movedMeanwhile(await asSeen());
      return { order: withActions(arrived, session, rules, at), action: 'arrived' } as const;
    }
    if (body.version !== undefined && row.version !== body.version) throw changedMeanwhile(await asSeen());

    const { grants, flags } = session;
    // Only a table can have no dishes.
    const items = row.order_type === 'table' ? (await loadOrderRecord(tx, row.store_id, row.id)).lines : undefined;
    const facts = { ...factsOf(row), items };
    const context = { actor: 'store', grants, flags, rules, now: at } as const;
    const step = body.round === undefined ? undefined : { round: body.round, to: body.order_status };
    const to = step ? statusAfterRound(row, step, at) : body.order_status;
    if (to === undefined) throw movedMeanwhile(await asSeen());
    // Anyone who can end the kitchen's work on the order can also move a round of it.
    const isPart = step && to === row.order_status;
    const verdict = checkTransition(facts, 'order', isPart ? orderStatus.READY : to, {
      ...context,
      reason: body.reason,
    });
    if ('refused' in verdict) throw moveRefused(verdict, row.order_status, to);
    if (isPart) {
      const snapshot = await moveRound(tx, row, step, storeActor(session), at);
      const action = step.to === orderStatus.READY ? 'order_ready' : 'start_prepare';
      return { order: withActions(snapshot, session, rules, at), action } as const;
    }
    if (verdict.transition.action === 'no_show' && body.is_charged === false && row.paid_amount > 0) {
      // Waiving gives the guests their money back, as cancelling does: with a reason, the move is `cancel`.
      const asCancel = checkTransition(facts, 'order', body.order_status, { ...context, reason: systemReasons.noShow });
      if (asCancel.transition?.action !== 'cancel')
        throw moveRefused({ refused: 'permission' }, row.order_status, body.order_status);
    }
    // It takes the tables again, which its own call does.
    if (verdict.transition.action === 'undo_no_show')
      throw moveRefused({ refused: 'no_such' }, row.order_status, body.order_status);
    assertInputs(
      verdict.transition,
      body,
      needsMinutes(verdict.transition, row, flags.is_ask_estimated_time_for_ready_order),
    );
    const refused = await refuseCode(tx, verdict.transition, row, body.confirmation_code, at);
    if (refused) return refused;
    if (verdict.transition.action === 'arrived') {
      await lockTables(tx, row.store_id);
      await assertSeat(tx, row, tablesOf(row), at);
    }

    const move = {
      axis: 'order',
      from: row.order_status,
      to,
      actor: storeActor(session),
      reason: body.reason,
      action: verdict.transition.action as ActionName,
      is_charged: body.is_charged,
      round: body.round,
    } as const;
    const snapshot = await moveOrder(tx, row, { moves: [move], minutes: body.minutes }, { rules, now: at });
    return { order: withActions(snapshot, session, rules, at), action: verdict.transition.action as StoreAction };
  });
  if (moved instanceof CountedRefusal) throw moved;
  wakeOutbox();
  return { order: moved.order, message: messages[moved.action] ?? successCodes.ORDER_UPDATED };
};
