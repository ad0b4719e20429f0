import type { OrderSnapshot } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import { amountDueOf } from '#contract/orders/amountDueOf';
import type { Simulation } from './simulation';

/** A customer's card pays what is due for an order, after a look at it; nothing where nothing is due, or it is paid in cash. */
export async function payByCard(
  { _id: order_id, ...order }: OrderSnapshot,
  { _id: store_id }: Pick<Store, '_id'>,
  { call, pause, random }: Pick<Simulation, 'call' | 'pause' | 'random'>,
): Promise<void> {
  const amount = order.paid_by === 'card' ? amountDueOf(order) : 0;
  if (amount === 0) return;
  await pause(random.between(3, 20));
  // Refused if the sum has changed since: the change that did it is paid separately.
  await call('platform/pay_order', { store_id, order_id, idempotency_key: `simulated-${crypto.randomUUID()}`, amount });
}
