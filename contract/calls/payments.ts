import { z } from 'zod';
import { id } from '../entities/shared';
import { orderKeysOf } from '../orders/orderAccess';
import { gatewayEventSchema, orderPaymentSchema, startedPaymentSchema } from '../payments/orderPayment';
import { body, call } from './call';
import { guestLimit } from './guests';
import { listArguments, listReply } from './list';
import { linkToken } from './session';

const language = z.string().regex(/^[a-z]{2}$/);
const address = z.url({ protocol: /^https?$/ }).max(2_000);
const payment = z.object({ payment: startedPaymentSchema });
const failures =
  '4261 at a store without a gateway; 644 with what is `due` if that is nothing or a card already holds it, and without ' +
  'if no gateway answers';

/** How orders are paid at the store's gateways, for the store's people. */
export const paymentCalls = {
  make_payment_link: call({
    audience: 'session',
    permission: orderKeysOf('table'),
    waitsOutside: true,
    limit: { points: 60, seconds: 600 },
    audit: 'none: nothing is paid with it, and the order’s history says when it was',
    summary:
      'The page of the gateway on which the customer of an order pays by card what is due. They come back to the store’s ' +
      `website if it has one, and otherwise to the addresses that are given. ${failures}`,
    body: body({ order_id: id, return_address: address, cancel_address: address.optional() }),
    reply: payment,
  }),
  pay_guest_booking: call({
    audience: 'public',
    waitsOutside: true,
    limit: guestLimit,
    audit: 'none: nothing is paid with it, and the order’s history says when it was',
    summary: `The page of the gateway on which guests pay the fee of their booking. 1000 for a link whose booking has ended. ${failures}`,
    body: body({ token: linkToken, return_address: address, language: language.optional() }),
    reply: payment,
  }),
  retry_payment_refund: call({
    audience: 'session',
    permission: 'store/order/refund',
    audit: 'none: the refund was recorded when it was made, and this only sends it again',
    summary: 'Has the gateway make a refund again that failed there. 1000 if there is none that failed',
    body: body({ order_id: id, refund_id: id }),
    reply: z.object({ payments: z.array(orderPaymentSchema) }),
  }),
  settle_payment_refund: call({
    audience: 'session',
    permission: 'store/order/refund',
    audit: 'none: no money moves, and the order’s history says who did it',
    summary:
      'Marks a refund that failed at the gateway as settled: the money was given back in another way. 1000 if there is none that failed',
    body: body({ order_id: id, refund_id: id }),
    reply: z.object({ payments: z.array(orderPaymentSchema) }),
  }),
  get_gateway_event_list: call({
    audience: 'owner',
    summary: 'The messages of the store’s gateways, the latest first, with what each changed; kept for 90 days',
    body: body({ page: listArguments.page, perPage: listArguments.perPage, order_id: id.optional() }),
    reply: listReply(gatewayEventSchema),
  }),
  replay_gateway_event: call({
    audience: 'owner',
    waitsOutside: true,
    limit: { points: 60, seconds: 600 },
    audit: 'none: it reads again what the gateway says, and the order’s history has what changed',
    summary:
      'Works on a message again: `changes` is what was missing, usually nothing. 1000 if there is no such message',
    body: body({ _id: id }),
    reply: z.object({ gateway_event: gatewayEventSchema, changes: gatewayEventSchema.shape.changes }),
  }),
} as const;

export const platformPaymentCalls = {
  'platform/start_payment': call({
    audience: 'platform',
    waitsOutside: true,
    audit: 'none: nothing is paid yet, and the order’s history says when it is',
    summary:
      'Starts the payment of what is due for an order by card, at the store’s gateway: of a booking paid in cash, its fee. The customer pays at `address`; the ' +
      'gateway, not the way back, tells when it is paid. Repeated, it returns the page that is open. ' +
      `Orders that the store hasn’t accepted are only authorized, and those for much later save the card. ${failures}`,
    body: z.strictObject({
      store_id: id,
      order_id: id,
      return_address: address,
      cancel_address: address.optional(),
      language: language.optional(),
    }),
    reply: payment,
  }),
} as const;
