import { addMinutes } from 'date-fns';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order, OrderEvent } from '#contract/entities/order';
import { isFinal, type OrderStatus, orderStatus } from '#contract/orders/statuses';
import { orderViewerOf, viewedBy } from '../../../../src/realtime/orders/boardCache';
import { aSession } from '../../../support/accounts';
import { fakeServer, refuse } from '../../../support/fakeServer';
import { snapshot } from '../../realtime/realtimeFixtures';

type Change = Parameters<typeof snapshot>[1];

const viewer = () => orderViewerOf(aSession());

/** An order placed a minute ago, with what the owner may do. */
export const anOrder = (number: number, change: Change = {}): Order =>
  viewedBy(
    {
      ...snapshot(number),
      created_at: new Date(Date.now() - 60_000 + number).toISOString(),
      items: [
        {
          line: 0,
          item_id: snapshot(900)._id,
          name: ['Margherita'],
          quantity: 2,
          unit_price: 500,
          note: 'No basil',
          modifiers: [],
          total: 1000,
          tax_rate: 10,
          refunded_quantity: 0,
        },
      ],
      ...change,
    },
    viewer(),
  );

/** A fake server that keeps orders as the real one does: each move checks where the order stands. */
export function orderDesk(first: Order[]) {
  const orders = new Map(first.map((order) => [order._id, order]));
  const change = (id: string, changed: Change): Order => {
    const before = orders.get(id);
    if (!before) throw new Error(`No order ${id}`);
    const order = viewedBy({ ...before, ...changed, version: before.version + 1 }, viewer());
    orders.set(id, order);
    return order;
  };
  const events: OrderEvent[] = [
    {
      seq: 1,
      at: new Date().toISOString(),
      actor: { kind: 'customer', id: null, name: 'Ada' },
      kind: 'moved',
      axis: 'order',
      from: null,
      to: 1,
    },
  ];
  const server = fakeServer({
    get_order_list: () => {
      const data = [...orders.values()].filter(({ order_status }) => !isFinal(order_status));
      return { data, count: data.length, seq: 0 };
    },
    get_order: ({ order_id }) => ({
      order: orders.get(order_id) as Order,
      events,
      changes: [],
      refunds: [],
      payments: [],
      is_payable_online: false,
    }),
    get_delivery_log: () => ({ data: [] }),
    set_order_status: ({ order_id, from, order_status, version, minutes = 20 }) => {
      const current = orders.get(order_id) as Order;
      const changed_by = current.updated_by;
      if (current.order_status !== from) return refuse(errorCodes.STATUS_CHANGE_FAILED, { current, changed_by });
      if (current.version !== version) return refuse(errorCodes.CHANGED_MEANWHILE, { current, changed_by });
      const now = new Date();
      const times = {
        [orderStatus.NEW]: { accepted_at: undefined, estimated_ready_at: undefined },
        [orderStatus.ACCEPTED]: {
          accepted_at: now.toISOString(),
          estimated_ready_at: addMinutes(now, minutes).toISOString(),
        },
      }[order_status as number];
      return { order: change(order_id, { order_status: order_status as OrderStatus, updated_by: 'Owner', ...times }) };
    },
  });
  /** Moves an order as someone else; this device isn't told. */
  return { server, change };
}
