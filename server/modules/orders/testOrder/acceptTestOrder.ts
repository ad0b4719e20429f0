import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import { checkTransition } from '#contract/orders/allowedActions';
import { orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { CallError } from '#server/http/callError';
import type { Session } from '#server/http/handler';
import { storeActor } from '../actor';
import { moveOrder } from '../moves/moveOrder';
import { loadOrderRecord, lockOrder } from '../orderRecord';
import { factsOf, presentOrder, withActions } from '../presentOrder';
import { movedMeanwhile, moveRefused } from '../refusals';
import { loadOrderRules } from '../storeTerms';

/**
 * Accepts a store's test order, with the store's usual time for pickups. `set_order_status` does the same, but not for
 * a blocked store.
 *
 * @returns the order unchanged if it was accepted before
 * @throws 637 if the store has no such test order, 655 if it has ended
 */
export async function acceptTestOrder(tx: Database, session: Session, id: string, now: Date): Promise<Order> {
  const rules = await loadOrderRules(tx, session.store_id);
  const row = await lockOrder(tx, session.store_id, id);
  if (!row.is_test) throw new CallError(errorCodes.ORDER_DETAIL_NOT_FOUND);
  const asSeen = async () => presentOrder(await loadOrderRecord(tx, row.store_id, row.id));
  if (!row.is_open) throw movedMeanwhile(await asSeen());
  if (row.accepted_at) return withActions(await asSeen(), session, rules, now);

  const { grants, flags } = session;
  const to = orderStatus.ACCEPTED;
  const verdict = checkTransition(factsOf(row), 'order', to, { actor: 'store', grants, flags, rules, now });
  if ('refused' in verdict) throw moveRefused(verdict, row.order_status, to);
  const move = { axis: 'order', from: row.order_status, to, actor: storeActor(session), action: 'accept' } as const;
  return withActions(await moveOrder(tx, row, { moves: [move] }, { rules, now }), session, rules, now);
}
