import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import type { DispatchProvider } from '#contract/entities/provider';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { orderViewerOf, viewedBy } from '../../../../src/realtime/orders/boardCache';
import { aSession } from '../../../support/accounts';
import { fakeServer, refuse } from '../../../support/fakeServer';
import { anOrder } from '../board/boardsFixtures';

export const storePlace: [number, number] = [45.764, 4.8357];

/** A delivery that the kitchen is preparing and that isn't assigned yet. */
export const aDelivery = (number: number, change: Parameters<typeof anOrder>[1] = {}): Order =>
  anOrder(number, {
    order_type: 'delivery',
    order_status: orderStatus.PREPARING,
    accepted_at: new Date().toISOString(),
    customer: { name: `Customer ${number}`, country_phone_code: '+33', phone: `47000000${number}` },
    delivery_address: { address: `${number} Rue du Test`, location: storePlace },
    delivery_fee: 300,
    ...change,
  });

export const aPerson = (number: number, change: Partial<DispatchProvider> = {}): DispatchProvider => ({
  _id: `10000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  first_name: ['Ada', 'Bo', 'Cy', 'Di'][number - 1] ?? 'Ed',
  last_name: `Rider${number}`,
  country_phone_code: '+33',
  phone: `60000000${number}`,
  is_approved: true,
  availability: 'free',
  location: storePlace,
  located_at: new Date().toISOString(),
  open_orders: 0,
  offers_waiting: 0,
  work_blockers: [],
  ...change,
});

/**
 * A fake server that assigns orders as the real one does: it checks each one separately, in the version that was seen.
 */
export function dispatchDesk(first: Order[], people: DispatchProvider[]) {
  const orders = new Map(first.map((order) => [order._id, order]));
  const change = (id: string, changed: Partial<Order>): Order => {
    const before = orders.get(id);
    if (!before) throw new Error(`No order ${id}`);
    const order = viewedBy({ ...before, ...changed, version: before.version + 1 }, orderViewerOf(aSession()));
    orders.set(id, order);
    return order;
  };
  const assign = ({ orders: asked, provider_id }: BodyOf<'assign_order_list'>) => ({
    results: asked.map(({ order_id, version }) => {
      const current = orders.get(order_id) as Order;
      if (current.version !== version)
        return { order_id, error_code: errorCodes.CHANGED_MEANWHILE, changed_by: current.updated_by, current };
      const person = people.find(({ _id }) => _id === provider_id) ?? people[0];
      const offer = person && {
        provider_id: person._id,
        name: `${person.first_name} ${person.last_name}`,
        mode: provider_id ? ('chosen' as const) : ('auto' as const),
        offered_at: new Date().toISOString(),
        expires_at: new Date(Date.now() + 30_000).toISOString(),
      };
      return {
        order_id,
        order: change(order_id, { delivery_status: deliveryStatus.WAITING, ...(offer && { delivery_offer: offer }) }),
      };
    }),
  });
  const server = fakeServer({
    get_order_list: ({ board }) => {
      const isOn = ({ delivery_status }: Order) =>
        board !== 'nobody-found' || delivery_status === deliveryStatus.NOBODY_FOUND;
      const data = [...orders.values()].filter(isOn);
      return { data, count: data.length, seq: 0 };
    },
    get_dispatch_provider_list: () => ({ data: people, count: people.length }),
    get_order: ({ order_id }) => ({
      order: orders.get(order_id) as Order,
      events: [],
      changes: [],
      refunds: [],
      payments: [],
      is_payable_online: false,
    }),
    get_delivery_log: () => ({ data: [] }),
    assign_order_list: assign,
    change_to_pickup: ({ order_id, version }) => {
      const current = orders.get(order_id) as Order;
      if (current.version !== version)
        return refuse(errorCodes.CHANGED_MEANWHILE, { current, changed_by: current.updated_by });
      return { order: change(order_id, { order_type: 'pickup', delivery_fee: 0, delivery_status: null }) };
    },
  });
  return { server, change, assign };
}
