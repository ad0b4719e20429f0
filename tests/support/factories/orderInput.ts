import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/calls/index';

/** An order that the store's people may place as well as the platform. */
export type OrderInput = Omit<BodyOf<'platform/create_order'>, 'store_id' | 'payment_status'>;

/** A pickup of one of the item, paid in cash; the fields given take the place of these. */
export const orderInput = (item: { id: string }, fields: Partial<OrderInput> = {}): OrderInput => ({
  idempotency_key: randomUUID(),
  order_type: 'pickup',
  customer: { name: 'Camille Test', country_phone_code: '+33', phone: '612345678' },
  items: [{ item_id: item.id, quantity: 1 }],
  paid_by: 'cash',
  ...fields,
});

/** A delivery to an address about a kilometre from the store. */
export const deliveryInput = (
  store: { latitude: number; longitude: number },
  item: { id: string },
  fields: Partial<OrderInput> = {},
): OrderInput =>
  orderInput(item, {
    order_type: 'delivery',
    delivery_address: { address: '5 rue du Test, Paris', location: [store.latitude + 0.009, store.longitude] },
    ...fields,
  });
