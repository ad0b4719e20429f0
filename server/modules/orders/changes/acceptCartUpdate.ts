import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import { isEditable } from '#contract/orders/operations';
import type { OrderRules } from '#contract/orders/orderRules';
import type { Database } from '#server/db/database';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { type Actor, customerActor } from '../actor';
import { alterOrder } from '../alterOrder';
import type { Happening } from '../orderEvent';
import { loadOrderRecord, lockOrder, type OrderRow } from '../orderRecord';
import { presentOrder } from '../presentOrder';
import { loadOrderRules } from '../storeTerms';
import { applyChange } from './applyChange';
import { assertPending, type ChangeRow, loadPendingChanges, presentChange, sumsOfPlan } from './changeRecords';
import { closeChange, closedHappening } from './closeChange';
import { withCurrentOffer } from './withCurrentOffer';

interface Answer {
  actor: Actor;
  answer: string | undefined;
  now: Date;
}

/** The customer agrees: the order gets the proposed lines, priced with the order's current totals. */
async function accepted(
  tx: Database,
  row: OrderRow,
  pending: ChangeRow,
  { actor, answer, rules, now }: Answer & { rules: OrderRules },
): Promise<{ order: OrderSnapshot; change: ChangeRow }> {
  const order = await withCurrentOffer(tx, row, presentOrder(await loadOrderRecord(tx, row.store_id, row.id)));
  const reason = pending.message ?? '';
  const { plan, set, happenings, begun } = await applyChange(tx, row, order, pending.after.items, {
    actor,
    reason,
    rules,
    now,
  });
  const change = await closeChange(tx, { order: row, change: pending }, 'accepted', actor, now, {
    answer,
    ...sumsOfPlan(order, plan),
  });
  const closed = { ...closedHappening(change, 'accepted', actor), reason: answer };
  const to = set.order_status;
  const moved: readonly [Happening, ...Happening[]] =
    begun === undefined ? [{ ...closed, to }] : [closed, { kind: 'round_added', actor, detail: { round: begun }, to }];
  return { order: await alterOrder(tx, row, { set, happenings: [...moved, ...happenings] }, now), change };
}

async function declined(tx: Database, row: OrderRow, pending: ChangeRow, { actor, answer, now }: Answer) {
  const change = await closeChange(tx, { order: row, change: pending }, 'declined', actor, now, { answer });
  const closed = { ...closedHappening(change, 'declined', actor), reason: answer };
  return { order: await alterOrder(tx, row, { set: {}, happenings: [closed] }, now), change };
}

/** The customer's answer. The first to act wins: the change may already be closed by the kitchen finishing, or by timing out. */
export const acceptCartUpdate: Handler<'platform/accept_cart_update'> = async (body, { db, now, wakeOutbox }) => {
  const at = now();
  const rules = await loadOrderRules(db, body.store_id);
  const answered = await db.transaction(async (tx) => {
    const row = await lockOrder(tx, body.store_id, body.order_id);
    const pending = await assertPending(tx, row, body.change_id);
    const isOver = pending.expires_at !== null && pending.expires_at <= at;
    if (isOver || !isEditable(row)) throw new CallError(errorCodes.CHANGE_NOT_PENDING);
    const answer = { actor: customerActor(row.customer_name), answer: body.answer, now: at };
    return body.accept ? accepted(tx, row, pending, { ...answer, rules }) : declined(tx, row, pending, answer);
  });
  wakeOutbox();
  return { order: answered.order, change: presentChange(answered.change), message: successCodes.ORDER_CHANGE_ANSWERED };
};

/** Lists the changes that a store's customers are asked to approve. */
export const getOrderChangeList: Handler<'platform/get_order_change_list'> = async ({ store_id }, { db }) => {
  // An unknown store is an error, not an empty list.
  await loadOrderRules(db, store_id);
  return { data: await loadPendingChanges(db, store_id) };
};
