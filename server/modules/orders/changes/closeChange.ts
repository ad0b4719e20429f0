import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { ChangeState } from '#contract/orders/orderEventKinds';
import type { Database } from '#server/db/database';
import { orderChanges } from '#server/db/schema/orderChanges';
import { CallError, changedMeanwhile } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { writeAuditEntries } from '../../audit/service';
import { countUse } from '../../offers/service';
import { type Actor, storeActor, systemActor } from '../actor';
import { alterOrder } from '../alterOrder';
import { lockForOperation } from '../lockVisibleOrder';
import type { Happening } from '../orderEvent';
import type { OrderRow } from '../orderRecord';
import { withActions } from '../presentOrder';
import { loadOrderRules } from '../storeTerms';
import { assertPending, type ChangeRow, pendingChange, presentChange } from './changeRecords';

/** Someone in the kitchen has seen the change. */
export const seeOrderChange: Handler<'see_order_change'> = async (body, { db, session, now, wakeOutbox }) => {
  const at = now();
  const rules = await loadOrderRules(db, session.store_id);
  const order = await db.transaction(async (tx) => {
    const { row } = await lockForOperation(tx, body, 'see_change', { session, rules, now: at }, changedMeanwhile);
    const happenings = [{ kind: 'change_seen', actor: storeActor(session) }] as const;
    return alterOrder(tx, row, { set: { seen_items: null, items_changed_at: null }, happenings }, at);
  });
  wakeOutbox();
  return { order: withActions(order, session, rules, at), message: successCodes.ORDER_UPDATED };
};

/** The store withdraws a change that it asked the customer about. */
export const withdrawOrderChange: Handler<'withdraw_order_change'> = async (body, { db, session, now, wakeOutbox }) => {
  const at = now();
  const rules = await loadOrderRules(db, session.store_id);
  const actor = storeActor(session);
  const withdrawn = await db.transaction(async (tx) => {
    const { row } = await lockForOperation(
      tx,
      { order_id: body.order_id },
      'withdraw_change',
      { session, rules, now: at },
      () => new CallError(errorCodes.CHANGE_NOT_PENDING),
    );
    const pending = await assertPending(tx, row, body.change_id);
    const change = await closeChange(tx, { order: row, change: pending }, 'withdrawn', actor, at);
    const happenings = [closedHappening(change, 'withdrawn', actor)] as const;
    return { order: await alterOrder(tx, row, { set: {}, happenings }, at), change: presentChange(change) };
  });
  wakeOutbox();
  return {
    order: withActions(withdrawn.order, session, rules, at),
    change: withdrawn.change,
    message: successCodes.ORDER_CHANGE_WITHDRAWN,
  };
};

/** Ends a change that the customer didn't answer in time: the old lines stay. The caller has locked the order. */
export async function expireChange(tx: Database, row: OrderRow, now: Date): Promise<void> {
  const pending = await pendingChange(tx, row);
  if (!pending?.expires_at || pending.expires_at > now) return;
  const change = await closeChange(tx, { order: row, change: pending }, 'expired', systemActor, now);
  await writeAuditEntries(tx, row.store_id, [
    {
      ...({ entity: 'order', action: 'edit', at: now } as const),
      record: { id: row.id, name: [String(row.unique_id)] },
      ...{ old: { change_state: pending.state }, new: { change_state: change.state } },
    },
  ]);
  await alterOrder(tx, row, { set: {}, happenings: [closedHappening(change, 'expired', systemActor)] }, now);
}

type ClosedState = Exclude<ChangeState, 'proposed'>;

const kinds = {
  accepted: 'change_accepted',
  declined: 'change_declined',
  withdrawn: 'change_withdrawn',
  expired: 'change_expired',
} as const satisfies Record<ClosedState, Happening['kind']>;

/** How the end of a change appears in the order's history. */
export const closedHappening = (change: Pick<ChangeRow, 'id'>, state: ClosedState, actor: Actor): Happening => ({
  kind: kinds[state],
  actor,
  detail: { change_id: change.id },
});

/**
 * Ends a pending change of a locked order. If it was accepted, the caller carries it out. Otherwise, the amount
 * reserved for it returns to the offer.
 */
export async function closeChange(
  tx: Database,
  { order, change }: { order: OrderRow; change: ChangeRow },
  state: ClosedState,
  actor: Actor,
  now: Date,
  more: Partial<ChangeRow> = {},
): Promise<ChangeRow> {
  const [closed] = await tx
    .update(orderChanges)
    .set({ ...more, state, settled_at: now, settled_by: actor })
    .where(and(eq(orderChanges.store_id, change.store_id), eq(orderChanges.id, change.id)))
    .returning();
  if (!closed) throw new Error(`no change ${change.id}`);
  if (state !== 'accepted') await countUse(tx, order, now);
  return closed;
}

/**
 * Ends a change that still waits for the customer when its order is finished.
 *
 * @param actor who moved the order
 * @returns entries for the order's history
 */
export async function closePendingChange(tx: Database, order: OrderRow, actor: Actor, now: Date): Promise<Happening[]> {
  const change = await pendingChange(tx, order);
  if (!change) return [];
  await closeChange(tx, { order, change }, 'withdrawn', actor, now);
  return [closedHappening(change, 'withdrawn', actor)];
}
