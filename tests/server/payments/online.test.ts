import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { gatewayEvents } from '#server/db/schema/payments';
import { websiteDomains, websites } from '#server/db/schema/websites';
import { webhookLimit } from '#server/http/callLimits';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { orderInput } from '../../support/factories/index';
import { openPaymentDesk, type PaymentDesk } from '../../support/paymentDesk';

const { ACCEPTED, REJECTED } = orderStatus;
let test: TestApp;
let desk: PaymentDesk;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  desk = await openPaymentDesk(test);
});
afterAll(() => test.close());

describe('a card payment at the store’s gateway', () => {
  it('is authorized when the customer pays, and captured once the acceptance stands', async () => {
    const order = await desk.placeByCard();
    const started = await desk.start(order);
    expect(started).toMatchObject({ gateway: 'stripe', mode: 'authorize', amount: order.total });
    expect((await desk.stateOf(order)).order.payment_status).toBe('pending');
    desk.gateway.pay(started.id);
    await desk.tell(started.id);
    const held = await desk.stateOf(order);
    expect(held.order).toMatchObject({ payment_status: 'authorized', paid_amount: 0 });
    expect(held.payments).toMatchObject([{ state: 'authorized', card: { last4: '4242' } }]);
    expect(held.payments[0]?.capture_before).toBeDefined();

    const accepted = await desk.move(held.order, ACCEPTED);
    await desk.run(0);
    expect((await desk.stateOf(order)).order.payment_status).toBe('authorized');
    await desk.run();
    const paid = await desk.stateOf(accepted);
    expect(paid.order).toMatchObject({ payment_status: 'paid', paid_amount: order.total, extra_due: 0 });
    expect(paid.kinds).toEqual(['moved', 'authorized', 'moved', 'paid']);
    expect(await desk.ledgerDiffers()).toEqual([]);
  });

  it('begins at a link, from which its customer returns to the store’s website if it has one', async () => {
    const places = {
      return_address: 'https://desk.test/store/paid',
      cancel_address: 'https://desk.test/store/not-paid',
    };
    const link = async (orderId: string) => {
      await callAs(test.app, desk.owner, 'make_payment_link', { order_id: orderId, ...places });
      const { returnAddress, cancelAddress } = desk.gateway.checkouts.at(-1) ?? {};
      return [returnAddress, cancelAddress];
    };
    expect(await link((await desk.placeByCard())._id)).toEqual([places.return_address, places.cancel_address]);
    const now = new Date();
    await test.db.insert(websiteDomains).values({
      ...{ store_id: desk.store.id, domain_name: 'pizza.test', token: 'x', proved_at: now, seen_at: now },
      ...{ set_at: now, watched_until: now },
    });
    await test.db.insert(websites).values({ store_id: desk.store.id, values: {} as never, edition: 1 });
    expect(await link((await desk.placeByCard())._id)).toEqual(['https://pizza.test/', 'https://pizza.test/']);
  });

  it('is released when the order is rejected', async () => {
    const order = await desk.placeByCard();
    const { id } = await desk.start(order);
    desk.gateway.pay(id);
    await desk.tell(id);
    const { order: held } = await desk.stateOf(order);
    await desk.move(held, REJECTED, { reason: 'Too busy' });
    await desk.run(0);
    const after = await desk.stateOf(order);
    expect(after.payments).toMatchObject([{ state: 'voided', captured: 0 }]);
    expect(after.order).toMatchObject({ payment_status: 'pending', paid_amount: 0 });
    expect(desk.gateway.payments.get(id)?.state).toBe('voided');
    expect(after.kinds).toEqual(['moved', 'authorized', 'moved']);
  });

  it('goes back if it comes after the order was called off', async () => {
    const order = await desk.move(await desk.placeByCard(), ACCEPTED);
    const { id, mode } = await desk.start(order);
    expect(mode).toBe('charge');
    await desk.move((await desk.stateOf(order)).order, orderStatus.CANCELLED_BY_STORE, { reason: 'Sold out' });
    desk.gateway.pay(id);
    await desk.tell(id);
    await desk.run();
    const after = await desk.stateOf(order);
    expect(after.order).toMatchObject({ paid_amount: order.total, refunded: order.total, payment_status: 'refunded' });
    expect(after.payments[0]?.refunds).toMatchObject([{ state: 'done', amount: order.total }]);
    expect(await desk.ledgerDiffers()).toEqual([]);
  });

  it('is the same payment when it is started again, and no payment once nothing is due', async () => {
    const order = await desk.placeByCard();
    const first = await desk.start(order);
    expect(await desk.start(order)).toEqual(first);
    desk.gateway.pay(first.id);
    await desk.tell(first.id);
    expect(await desk.startReply(order)).toMatchObject({ error_code: errorCodes.PAYMENT_FAILED });
  });

  it('isn’t declared by callers, unless a terminal took it', async () => {
    const order = await desk.placeByCard();
    expect(await desk.payReply(order, order.total)).toMatchObject({ error_code: errorCodes.CARD_PAYMENT_NOT_DECLARED });
    const declared = { ...orderInput(desk.item, { paid_by: 'card' }), store_id: desk.store.id };
    const paid = { ...declared, payment_status: 'paid' } as const;
    expect(await errorOf(test.app, 'platform', 'platform/create_order', paid)).toBe(
      errorCodes.CARD_PAYMENT_NOT_DECLARED,
    );
    const { order: after } = await callAs(test.app, 'platform', 'platform/pay_order', {
      ...{ store_id: desk.store.id, order_id: order._id, idempotency_key: crypto.randomUUID() },
      ...{ amount: order.total, taken: 'terminal' },
    });
    expect(after.payment_status).toBe('paid');
  });

  it('is started nowhere at a store without a gateway, and nowhere while none answers', async () => {
    const order = await desk.placeByCard();
    desk.gateway.isDown = true;
    expect(await desk.startReply(order)).toMatchObject({ error_code: errorCodes.PAYMENT_FAILED });
    test.gateways.accounts.delete(desk.store.id);
    expect(await desk.startReply(order)).toMatchObject({ error_code: errorCodes.NO_PAYMENT_GATEWAY });
  });
});

describe('a message of a gateway', () => {
  it('counts with either secret, and not with another, about another store, or late', async () => {
    const event = desk.eventOf(null);
    expect((await desk.send(event, 'old')).statusCode).toBe(200);
    expect((await desk.send(desk.eventOf(null), 'guessed')).statusCode).toBe(400);
    expect((await desk.send(desk.eventOf(null, { at: new Date(Date.now() - 301_000) }))).statusCode).toBe(400);
    expect((await desk.send(event, 'new', crypto.randomUUID())).statusCode).toBe(404);
    expect((await desk.send(event, 'new', 'no-such-store')).statusCode).toBe(404);
  });

  it('is refused once too many have come to its address, and no other address with it', async () => {
    const other = await openPaymentDesk(test);
    const statusOf = async (at: PaymentDesk) => (await at.send(at.eventOf(null), 'guessed')).statusCode;
    for (let count = 0; count < webhookLimit.messages; count += 1) expect(await statusOf(desk)).toBe(400);
    const reply = await desk.send(desk.eventOf(null));
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, String(webhookLimit.seconds)]);
    expect(reply.json()).toMatchObject({ error_code: errorCodes.TOO_MANY_ATTEMPTS });
    expect(await statusOf(other)).toBe(400);
  });

  it('is kept as it came, once', async () => {
    const event = desk.eventOf(null);
    for (let time = 0; time < 3; time += 1) await desk.send(event);
    const rows = await test.db
      .select()
      .from(gatewayEvents)
      .where(and(eq(gatewayEvents.store_id, desk.store.id), eq(gatewayEvents.event_id, event.id)));
    expect(rows).toHaveLength(1);
    expect(Buffer.from(rows[0]?.raw ?? '', 'base64').toString()).toBe(JSON.stringify(event));
  });

  it('shows its owner what it changed, and that a replay changes nothing', async () => {
    const order = await desk.placeByCard();
    const { id } = await desk.start(order);
    desk.gateway.pay(id);
    await desk.tell(id);
    const { data } = await callAs(test.app, desk.owner, 'get_gateway_event_list', {});
    expect(data).toMatchObject([{ type: 'payment.updated', order: { _id: order._id } }]);
    const changed = data[0]?.changes.map(({ field }) => field);
    expect(changed).toEqual(['state', 'capture_before', 'payment_status']);
    const again = await callAs(test.app, desk.owner, 'replay_gateway_event', { _id: data[0]?._id ?? '' });
    expect(again.changes).toEqual([]);
    expect(again.gateway_event.changes).toHaveLength(3);
  });

  it('finds a payment whose start was never answered', async () => {
    const order = await desk.placeByCard();
    desk.gateway.failures.push('lost');
    expect((await desk.startReply(order)).success).toBe(false);
    const [id = ''] = [...desk.gateway.payments.keys()];
    desk.gateway.pay(id);
    await desk.tell(id);
    expect((await desk.stateOf(order)).order.payment_status).toBe('authorized');
  });

  it('finds a payment by the number that its page has become', async () => {
    desk.gateway.isRenaming = true;
    const order = await desk.placeByCard();
    const { id } = await desk.start(order);
    const number = desk.gateway.pay(id);
    await desk.tell(number);
    expect((await desk.stateOf(order)).payments).toMatchObject([{ state: 'authorized', number }]);
    desk.gateway.end(number);
    await desk.tell(id);
    expect((await desk.stateOf(order)).payments).toMatchObject([{ state: 'voided' }]);
  });
});
