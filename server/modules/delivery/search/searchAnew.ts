import { deliveryStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { type Actor, type Move, moveOrder, type OrderRow, takeOffersBack } from '../../orders/service';
import type { Around } from '../askFor';
import { nobodyFound } from './nobodyFound';
import { offerTo } from './offers';
import { searchProvider } from './searchProvider';

interface Anew extends Around {
  /** Who wants it. */
  actor: Actor;
  /** From whom it is taken: they are not asked. */
  except: readonly string[];
  /** Why, as the order's history tells. */
  reason?: string | undefined;
}

/**
 * Takes an order, which is locked, from whoever was asked for it or is to fetch it, and looks for somebody else in the same
 * step: no moment in which nobody looks after it.
 */
export async function searchAnew(
  tx: Database,
  row: OrderRow,
  { actor, except, reason, ...around }: Anew,
): Promise<void> {
  const { REQUEST_CANCELLED, WAITING } = deliveryStatus;
  const back: Move = { axis: 'delivery', from: row.delivery_status, to: REQUEST_CANCELLED, actor, reason };
  const again: Move = { axis: 'delivery', from: REQUEST_CANCELLED, to: WAITING, actor };
  await takeOffersBack(tx, row, around.now);
  const found = await searchProvider(tx, row, { store: around.store, isNew: true, except }, around.now);
  if (found) await offerTo(tx, row, found, 'auto', around);
  const told = found
    ? ({ moves: [back, again], announce: again } as const)
    : ({ moves: [back, again, nobodyFound], announce: nobodyFound } as const);
  await moveOrder(tx, row, { ...told, set: { provider_id: null } }, around);
}
