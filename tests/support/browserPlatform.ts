import { randomInt, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { callPath } from '#contract/calls/callPath';
import type { BodyOf, CallName, ReplyOf } from '#contract/calls/index';
import type { Envelope } from '#contract/envelope';
import type { DeliveryStatus } from '#contract/orders/statuses';

type PlatformCallName = Extract<CallName, `platform/${string}`>;
type NewOrder = BodyOf<'platform/create_order'>;

/** Makes calls as the customers' and the delivery people's apps and the administrator do. */
export interface Platform {
  /** @throws where the server refuses */
  call<Name extends PlatformCallName>(name: Name, body: BodyOf<Name>): Promise<ReplyOf<Name>>;
  /** The demo's first store, which never closes. */
  store(): Promise<ReplyOf<'platform/get_store_list'>['data'][number]>;
  /** Orders one pizza or so, by a customer with a name of their own: that is how a test finds its card. */
  placeOrder(change?: Partial<NewOrder>): Promise<PlacedOrder>;
  /** A delivery person moves a delivery on. */
  ride(order: PlacedOrder['order'], from: DeliveryStatus, to: DeliveryStatus, code?: string): Promise<void>;
}

export type PlacedOrder = ReplyOf<'platform/create_order'> & { customerName: string };

/** A name that no other customer has, spelled so that it can be read out. */
export const someName = (): string => {
  const syllables = ['ba', 'do', 'fe', 'gi', 'ku', 'la', 'mo', 'ne', 'pi', 'ru', 'sa', 'to', 've', 'wi', 'zu'];
  const word = Array.from({ length: 4 }, () => syllables[randomInt(syllables.length)]).join('');
  return `Ada ${word.charAt(0).toUpperCase()}${word.slice(1)}`;
};

/** The lowest-priced line of items without modifiers that is worth the store's minimum. */
function plainItems(menu: ReplyOf<'platform/get_store_menu'>, minimum: number): NewOrder['items'] {
  const plain = menu.items.find((item) => item.is_in_stock && item.is_visible && item.modifier_groups.length === 0);
  if (!plain) throw new Error('The menu has no item without modifiers.');
  return [{ item_id: plain._id, quantity: Math.max(2, Math.ceil(minimum / plain.price)) }];
}

export function platformOf(server: { url: string; platformKey: string }): Platform {
  const headers = { 'content-type': 'application/json', 'platform-key': server.platformKey };

  async function call<Name extends PlatformCallName>(name: Name, body: BodyOf<Name>): Promise<ReplyOf<Name>> {
    const response = await fetch(server.url + callPath(name), { method: 'POST', headers, body: JSON.stringify(body) });
    const envelope = (await response.json()) as Envelope<ReplyOf<Name>>;
    if (!envelope.success) throw new Error(`${name} was refused: ${JSON.stringify(envelope)}`);
    return envelope;
  }

  async function store() {
    const { data } = await call('platform/get_store_list', {});
    const found = data.find((entry) => entry.email === 'owner@demo.test');
    if (!found) throw new Error('The demo has no store of owner@demo.test.');
    return found;
  }

  async function placeOrder(change: Partial<NewOrder> = {}): Promise<PlacedOrder> {
    const { _id: store_id, location, minimum_order_price } = await store();
    const menu = await call('platform/get_store_menu', { store_id });
    const name = someName();
    const order_type = change.order_type ?? 'delivery';
    const wish: NewOrder = {
      idempotency_key: randomUUID(),
      store_id,
      order_type,
      customer: { name, country_phone_code: '+33', phone: `47${randomInt(1e6, 1e7)}` },
      items: plainItems(menu, minimum_order_price),
      paid_by: 'card',
      payment_status: 'paid',
      ...(order_type === 'delivery' ? { delivery_address: { address: '1 Rue du Test, Lyon', location } } : {}),
      ...change,
    };
    if (order_type !== 'table') return { ...(await call('platform/create_order', wish)), customerName: name };
    // Some tables are taken, by the demo's own guests and by those of other tests.
    const refusals: unknown[] = [];
    for (const { _id: table_id, min_persons: persons } of menu.tables.filter((table) => table.is_bookable)) {
      const seated = { ...wish, idempotency_key: randomUUID(), table_id, persons };
      const reply = await call('platform/create_order', seated).catch((refusal) => void refusals.push(refusal));
      if (reply) return { ...reply, customerName: name };
    }
    throw new AggregateError(refusals, 'No table is free.');
  }

  async function ride(order: PlacedOrder['order'], from: DeliveryStatus, to: DeliveryStatus, code?: string) {
    const { _id: store_id } = await store();
    // A page shows an offer before the server has it.
    let providerId = '';
    await expect
      .poll(
        async () => {
          const { data } = await call('platform/get_delivery_request_list', { store_id });
          const held = data.find((entry) => entry.order._id === order._id);
          providerId = held?.provider_id ?? '';
          return held !== undefined;
        },
        { message: `order ${order.unique_id} is offered to somebody` },
      )
      .toBe(true);
    await call('platform/set_delivery_status', {
      order_id: order._id,
      from,
      delivery_status: to,
      provider_id: providerId,
      ...(code ? { confirmation_code: code } : {}),
    });
  }

  return { call, store, placeOrder, ride };
}
