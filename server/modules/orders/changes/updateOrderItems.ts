import { addMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { OrderItem, OrderSnapshot } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { type ChangePlan, planChange } from '#contract/orders/changePlan';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { orderChanges } from '#server/db/schema/orderChanges';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { countUse } from '../../offers/service';
import { storeActor } from '../actor';
import { alterOrder } from '../alterOrder';
import { lockForOperation } from '../lockVisibleOrder';
import type { Happening } from '../orderEvent';
import type { OrderRow } from '../orderRecord';
import { withActions } from '../presentOrder';
import { loadStoreTerms } from '../storeTerms';
import { applyChange } from './applyChange';
import { changedLines } from './changedLines';
import { presentChange, sumsOfPlan } from './changeRecords';
import { withCurrentOffer } from './withCurrentOffer';

/** Why an order's lines can't be changed now: a change is pending, or the order is too far along. */
const notEditable = (order: OrderSnapshot): CallError =>
  new CallError(order.pending_change ? errorCodes.CHANGE_PENDING : errorCodes.ORDER_EDIT_TOO_LATE, { current: order });

/** The first line number that the order has never used. Numbers of removed lines aren't reused, so lines can't be confused. */
async function nextLine(tx: Database, row: OrderRow, order: OrderSnapshot): Promise<number> {
  const before = await tx
    .select({ before: orderChanges.before, after: orderChanges.after })
    .from(orderChanges)
    .where(and(eq(orderChanges.store_id, row.store_id), eq(orderChanges.order_id, row.id)));
  const used = [order, ...before.flatMap((change) => [change.before, change.after])].flatMap(({ items }) => items);
  return Math.max(-1, ...used.map(({ line }) => line)) + 1;
}

function assertPlan(plan: ChangePlan<OrderItem>): void {
  if (plan.lines.length === 0) throw new CallError(errorCodes.NOTHING_CHANGED);
  const sums = [plan.total, ...plan.items.map(({ total }) => total)];
  if (Math.max(...sums) > limits.amountMax) throw new CallError(errorCodes.ORDER_FAILED);
}

/** The store changes an order's lines: immediately if it placed the order itself, otherwise by asking the customer. */
export const updateOrderItems: Handler<'update_order_items'> = async (body, { db, session, now, wakeOutbox }) => {
  const at = now();
  const { store, rules } = await loadStoreTerms(db, session.store_id);
  const actor = storeActor(session);
  const written = await db.transaction(async (tx) => {
    const locked = await lockForOperation(tx, body, 'edit', { session, rules, now: at }, notEditable);
    const { row } = locked;
    const order = await withCurrentOffer(tx, row, locked.order);
    const items = await changedLines(tx, body.items, {
      order,
      next: await nextLine(tx, row, order),
      store,
      due: { at: row.schedule_at ?? at, timezone: store.timezone },
    });
    const plan = planChange(order, items);
    assertPlan(plan);
    const isAsked = row.placed_by === 'platform';
    const applied = isAsked ? null : await applyChange(tx, row, order, items, { actor, reason: '', rules, now: at });
    const id = newId();
    const [change] = await tx
      .insert(orderChanges)
      .values({
        store_id: row.store_id,
        id,
        order_id: row.id,
        proposed_at: at,
        proposed_by: actor,
        message: body.message ?? null,
        ...sumsOfPlan(order, plan),
        ...(isAsked
          ? { state: 'proposed' as const, expires_at: addMinutes(at, rules.change_answer_within) }
          : { state: 'accepted' as const, settled_at: at, settled_by: actor }),
      })
      .returning();
    if (!change) throw new Error('the change was not written');
    const { set = { promo: order.promo ?? null }, happenings = [], begun } = applied ?? {};
    const happening: Happening = {
      kind: isAsked ? 'change_proposed' : begun === undefined ? 'edited' : 'round_added',
      actor,
      reason: body.message,
      detail: { change_id: id, ...(begun !== undefined && { round: begun }) },
      to: set.order_status,
    };
    // Reserved until the customer answers: they agree to these sums, and the offer may be used up by then.
    if (isAsked) await countUse(tx, { ...row, discount: Math.max(row.discount, plan.discount) }, at);
    const altered = await alterOrder(tx, row, { set, happenings: [happening, ...happenings] }, at);
    return { order: altered, change: presentChange(change), isAsked };
  });
  wakeOutbox();
  return {
    order: withActions(written.order, session, rules, at),
    change: written.change,
    message: written.isAsked ? successCodes.ORDER_CHANGE_PROPOSED : successCodes.ORDER_CHANGED,
  };
};
