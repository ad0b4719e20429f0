import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import { amountDueOf } from '#contract/orders/amountDueOf';
import type { Simulation } from './simulation';

const card = '4242424242424242';

/**
 * Pays at the store's gateway, if that is the demo's stand-in: the customer enters a test card on its page. A gateway outside
 * is left alone.
 */
async function payAtGateway(ofOrder: { store_id: string; order_id: string }, { call }: Pick<Simulation, 'call'>) {
  const { reply } = await call('platform/start_payment', { ...ofOrder, return_address: 'https://shop.example/thanks' });
  const page = reply && new URL(reply.payment.address);
  if (!page?.pathname.startsWith('/stand-in/')) return;
  await fetch(page, { method: 'POST', body: new URLSearchParams({ number: card }), redirect: 'manual' });
}

/** A customer's card pays what is due for an order, after a look at it; nothing where nothing is due, or it is paid in cash. */
export async function payByCard(
  { _id: order_id, ...order }: OrderSnapshot,
  { _id: store_id }: Pick<Store, '_id'>,
  { call, pause, random }: Pick<Simulation, 'call' | 'pause' | 'random'>,
): Promise<void> {
  const amount = order.paid_by === 'card' ? amountDueOf(order) : 0;
  if (amount === 0) return;
  await pause(random.between(3, 20));
  const ofOrder = { store_id, order_id };
  // Refused if the sum has changed since: the change that did it is paid separately.
  const key = `simulated-${crypto.randomUUID()}`;
  const { refused } = await call('platform/pay_order', { ...ofOrder, idempotency_key: key, amount });
  if (refused?.error_code === errorCodes.CARD_PAYMENT_NOT_DECLARED) await payAtGateway(ofOrder, { call });
}
