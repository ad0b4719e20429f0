import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { promoCodes } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { type ChangeDesk, openChangeDesk } from '../../support/changeDesk';
import { makeOffer, orderInput } from '../../support/factories/index';

const { CANCELLED_BY_STORE, REJECTED } = orderStatus;

let test: TestApp;
let desk: ChangeDesk;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  desk = await openChangeDesk(test);
});
afterAll(() => test.close());

const offer = (fields: Parameters<typeof makeOffer>[2] = {}) => makeOffer(test.db, desk.store, fields);
const codeOf = async ({ id }: { id: string }) => {
  const [row] = await test.db
    .select({ uses: promoCodes.uses, discount_given: promoCodes.discount_given })
    .from(promoCodes)
    .where(and(eq(promoCodes.store_id, desk.store.id), eq(promoCodes.id, id)));
  return row;
};
const refusal = (reply: {
  success: boolean;
  errors?: { path: string; params?: Record<string, unknown> | undefined }[];
}) => reply.errors?.map(({ path, params }) => [path, params?.reason]);

describe('an order with a code', () => {
  it('costs less by the discount, line by line, and keeps the offer as it was', async () => {
    const promo = await offer({ type: 'absolute', value: 1_000 });
    const order = await desk.placeOwn({
      items: [
        { item_id: desk.item.id, quantity: 2 },
        { item_id: desk.soup.id, quantity: 1 },
      ],
      promo_code: promo.promo_code.toLowerCase(),
    });
    // 25.00 and 4.00: 10.00 are split by 25 to 4.
    expect(order).toMatchObject({ subtotal: 2_900, discount: 1_000, total: 1_900 });
    expect(order.items.map(({ discount }) => discount)).toEqual([862, 138]);
    expect(order.promo).toMatchObject({ _id: promo.id, promo_code: promo.promo_code, value: 1_000 });
    await test.db.update(promoCodes).set({ value: 1 }).where(eq(promoCodes.id, promo.id));
    expect((await desk.getOrder(order)).order.promo).toMatchObject({ value: 1_000 });
    expect(await codeOf(promo)).toEqual({ uses: 1, discount_given: 1_000 });
  });

  it('is priced again by the offer it was placed with when its lines change, and the use goes along', async () => {
    const promo = await offer({ value: 20, min_order_amount: 2_000 });
    const order = await desk.placeOwn({
      items: [{ item_id: desk.item.id, quantity: 2 }],
      promo_code: promo.promo_code,
    });
    expect(order).toMatchObject({ discount: 500, total: 2_000 });
    await test.db.update(promoCodes).set({ value: 90, is_active: false }).where(eq(promoCodes.id, promo.id));

    const { order: more } = await desk.edit(order, [{ line: 0, quantity: 4 }]);
    expect(more).toMatchObject({ subtotal: 5_000, discount: 1_000, total: 4_000 });
    expect(await codeOf(promo)).toEqual({ uses: 1, discount_given: 1_000 });

    // Less than the offer asks for: no discount, and no use.
    const { order: less } = await desk.edit(more, [{ line: 0, quantity: 1 }]);
    expect(less).toMatchObject({ subtotal: 1_250, discount: 0, total: 1_250 });
    expect(await codeOf(promo)).toEqual({ uses: 0, discount_given: 0 });
  });

  it('returns a line’s share when the line is refunded', async () => {
    const promo = await offer({ value: 10 });
    const { order } = await callAs(test.app, 'platform', 'platform/create_order', {
      ...orderInput(desk.item, { items: [{ item_id: desk.item.id, quantity: 3 }], promo_code: promo.promo_code }),
      store_id: desk.store.id,
      payment_status: 'paid',
    });
    expect(order).toMatchObject({ subtotal: 3_750, discount: 375, total: 3_375 });
    const refunds: number[] = [];
    for (let piece = 0; piece < 3; piece += 1) {
      const { order: now } = await desk.getOrder(order);
      const reply = await desk.refundReply(now, { lines: [{ line: 0, quantity: 1 }] });
      if (!reply.success) throw new Error(JSON.stringify(reply));
      refunds.push(reply.order.refunded);
    }
    expect(refunds).toEqual([1_125, 2_250, 3_375]);
  });

  it.each([
    ['rejected', REJECTED],
    ['cancelled', CANCELLED_BY_STORE],
  ])('gives its use back when it is %s', async (_name, to) => {
    const promo = await offer({ uses_max: 1 });
    const order =
      to === REJECTED
        ? await desk.place({ promo_code: promo.promo_code })
        : await desk.placeOwn({ promo_code: promo.promo_code });
    expect(await codeOf(promo)).toEqual({ uses: 1, discount_given: 125 });
    const again = await call(test.app, desk.owner, 'create_order', {
      ...orderInput(desk.item),
      promo_code: promo.promo_code,
    });
    expect(refusal(again as never)).toEqual([['promo_code', 'uses_left']]);
    await desk.move(order, to, { reason: 'too busy' });
    expect(await codeOf(promo)).toEqual({ uses: 0, discount_given: 0 });
    expect((await desk.placeOwn({ promo_code: promo.promo_code })).discount).toBe(125);
  });
});

describe('an order that the offer is not for', () => {
  it('is refused with the reason, and nothing is written', async () => {
    const promo = await offer({ is_active: false });
    const reply = await call(test.app, desk.owner, 'create_order', {
      ...orderInput(desk.item),
      promo_code: promo.promo_code,
    });
    expect(reply).toMatchObject({ success: false, error_code: errorCodes.PROMO_DOES_NOT_FIT });
    expect(refusal(reply as never)).toEqual([['promo_code', 'is_active']]);
    const unknown = await call(test.app, desk.owner, 'create_order', {
      ...orderInput(desk.item),
      promo_code: 'NOBODY',
    });
    expect(unknown).toMatchObject({ success: false, error_code: errorCodes.PROMO_NOT_FOUND });
    const { count } = await callAs(test.app, desk.owner, 'get_order_list', { board: 'today' });
    expect(count).toBe(0);
  });

  it('is one too many of the same customer, by the number, and another customer gets the discount', async () => {
    const promo = await offer({ uses_per_customer: 1, is_first_order_only: true });
    const customer = { name: 'Ada', country_phone_code: '+33', phone: '611111111' };
    await desk.placeOwn({ customer, promo_code: promo.promo_code });
    const again = await call(test.app, desk.owner, 'create_order', {
      ...orderInput(desk.item),
      customer,
      promo_code: promo.promo_code,
    });
    expect(refusal(again as never)).toEqual([['promo_code', 'first_order']]);
    const other = { ...customer, phone: '622222222' };
    expect((await desk.placeOwn({ customer: other, promo_code: promo.promo_code })).discount).toBe(125);
  });
});

it('exactly ten of two hundred orders get the last ten uses', async () => {
  const promo = await offer({ uses_max: 10 });
  const order = (index: number) =>
    call(test.app, 'platform', 'platform/create_order', {
      ...orderInput(desk.item, {
        customer: { name: 'Ada', country_phone_code: '+33', phone: String(600_000_000 + index) },
        promo_code: promo.promo_code,
      }),
      store_id: desk.store.id,
    });
  const replies: Awaited<ReturnType<typeof order>>[] = [];
  const place = async (client: number): Promise<void> => {
    for (let index = client; index < 200; index += 8) {
      const reply = await order(index);
      const isBusy = !reply.success && reply.error_code === errorCodes.TOO_MANY_ATTEMPTS;
      // A busy server asks to come again, and the customer's app does.
      replies.push(isBusy ? await order(index) : reply);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, client) => place(client)));
  expect(replies).toHaveLength(200);
  expect(replies.filter(({ success }) => success)).toHaveLength(10);
  for (const reply of replies)
    if (!reply.success) expect(refusal(reply as never)).toEqual([['promo_code', 'uses_left']]);
  expect(await codeOf(promo)).toEqual({ uses: 10, discount_given: 1_250 });
});

describe('a quote', () => {
  const basket = () => ({ order_type: 'pickup' as const, items: [{ item_id: desk.item.id, quantity: 2 }] });

  it('says what a code takes off each line, and which conditions the order meets', async () => {
    const promo = await offer({ min_items: 2, expires_at: addMinutes(new Date(), 60) });
    const quote = await callAs(test.app, desk.owner, 'apply_promo_code', { ...basket(), promo_code: promo.promo_code });
    expect(quote).toMatchObject({ discount: 250, delivery_discount: 0, lines: [{ line: 0, discount: 250 }] });
    expect(quote.steps.map(({ condition, is_met }) => [condition, is_met])).toEqual([
      ['is_active', true],
      ['not_expired', true],
      ['order_type', true],
      ['min_items', true],
      ['applies', true],
    ]);
    expect(await codeOf(promo)).toEqual({ uses: 0, discount_given: 0 });
  });

  it('finds the offers that fit, the largest first', async () => {
    await offer({ promo_code: 'SMALL', value: 5 });
    await offer({ promo_code: 'LARGE', value: 30 });
    await offer({ promo_code: 'NOTNOW', value: 90, is_active: false });
    const { data } = await callAs(test.app, desk.owner, 'find_promo_codes', basket());
    expect(data.map(({ promo_code, discount }) => [promo_code, discount])).toEqual([
      ['LARGE', 750],
      ['SMALL', 125],
    ]);
  });

  it('takes the delivery fee off, and a delivery that becomes a pickup loses both', async () => {
    const promo = await offer({ promo_code: 'FREEDELIVERY', type: 'percentage', value: 100, promo_for: 'delivery' });
    const { order } = await desk.placeDelivery({ promo_code: promo.promo_code });
    expect(order.delivery_fee).toBeGreaterThan(0);
    expect(order).toMatchObject({ discount: order.delivery_fee, total: order.subtotal });
    const accepted = await desk.move(order, orderStatus.ACCEPTED);
    const { order: pickup } = await callAs(test.app, desk.owner, 'change_to_pickup', {
      order_id: order._id,
      version: accepted.version,
      idempotency_key: randomUUID(),
    });
    expect(pickup).toMatchObject({ order_type: 'pickup', delivery_fee: 0, discount: 0, total: order.subtotal });
    expect(await codeOf(promo)).toEqual({ uses: 0, discount_given: 0 });
  });
});
