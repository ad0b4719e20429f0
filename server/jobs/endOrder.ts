import { judgeMove } from '#contract/orders/allowedActions';
import type { OrderStatus } from '#contract/orders/statuses';
import type { ActionName } from '#contract/orders/transitions';
import { flagsOf } from '#contract/storeFlags';
import type { Database } from '#server/db/database';
import { factsOf, loadStoreTerms, moveOrder, type OrderRow, systemActor } from '../modules/orders/service';

/**
 * The system ends a locked order, with its event and message, if the table of transitions lets it.
 *
 * @param reason what the order's history says of it
 */
export async function endOrder(tx: Database, row: OrderRow, to: OrderStatus, reason: string, now: Date): Promise<void> {
  const { store, rules } = await loadStoreTerms(tx, row.store_id);
  const context = { actor: 'system', grants: null, flags: flagsOf(store), rules, now } as const;
  const verdict = judgeMove(factsOf(row), 'order', to, context);
  if ('refused' in verdict) throw new Error(`order ${row.id} cannot go from ${row.order_status} to ${to}`);
  const move = {
    axis: 'order',
    from: row.order_status,
    to,
    actor: systemActor,
    reason,
    action: verdict.transition.action as ActionName,
  } as const;
  await moveOrder(tx, row, { moves: [move] }, { rules, now });
}
