import { randomUUID } from 'node:crypto';
import { callPath } from '#contract/calls/callPath';
import type { BodyOf, ReplyOf } from '#contract/calls/index';
import type { OrderSnapshot } from '#contract/entities/order';
import type { Envelope } from '#contract/envelope';
import { type OrderStatus, orderStatus } from '#contract/orders/statuses';
import { demoPassword } from '#server/db/seed/demo/signIns';
import { seededRandom } from '#server/demoData/random';
import { inventOrder, type NewOrder } from '#server/simulator/customers';
import type { Platform } from '../tests/support/browserPlatform';

type OwnerCall = 'login' | 'set_order_status';

/** How far each new order progresses, in the order of placing. The demo's seed already has a few in every column. */
const courses: readonly (readonly OrderStatus[])[] = [
  [orderStatus.ACCEPTED, orderStatus.PREPARING],
  [orderStatus.ACCEPTED, orderStatus.PREPARING, orderStatus.READY],
  [orderStatus.ACCEPTED],
  [],
  [],
];

async function callAsOwner<Name extends OwnerCall>(
  url: string,
  name: Name,
  body: BodyOf<Name>,
  token?: string,
): Promise<ReplyOf<Name>> {
  const response = await fetch(url + callPath(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { servertoken: token, token } : {}) },
    body: JSON.stringify(body),
  });
  const envelope = (await response.json()) as Envelope<ReplyOf<Name>>;
  if (!envelope.success) throw new Error(`${name} was refused: ${JSON.stringify(envelope)}`);
  return envelope;
}

/** Customers order from the demo's first store and its owner accepts some: an hour on a busy evening. */
export async function fillBoards(url: string, platform: Platform): Promise<void> {
  const store = await platform.store();
  const menu = await platform.call('platform/get_store_menu', { store_id: store._id });
  const signedIn = await callAsOwner(url, 'login', { email: 'owner@demo.test', password: demoPassword });
  const servertoken = signedIn.store?.servertoken;
  const random = seededRandom(12);
  // No table reservations: which tables are free depends on the seed.
  const wish = (): NewOrder => {
    const order = inventOrder(store, { ...menu, tables: [] }, new Date(), random);
    if (!order) throw new Error('The demo has nothing to order.');
    // Always for now, so that they appear on today's board.
    const { schedule_at: _, ...forNow } = order;
    return forNow;
  };
  for (const course of courses) {
    let order: OrderSnapshot = (await platform.call('platform/create_order', wish())).order;
    for (const order_status of course) {
      const from = order.order_status;
      const minutes = order_status === orderStatus.ACCEPTED ? { minutes: 20 } : {};
      const body = { order_id: order._id, from, order_status, ...minutes, idempotency_key: randomUUID() };
      order = (await callAsOwner(url, 'set_order_status', body, servertoken)).order;
    }
  }
}
