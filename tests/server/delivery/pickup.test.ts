import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { orderEvents, outbox } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;

const d = deliveryStatus;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

const accepted = async () => desk.move((await desk.placeDelivery()).order, orderStatus.ACCEPTED);

describe('a delivery that no one brings', () => {
  const toPickup = async (order: { _id: string; version: number }, key = randomUUID()) => {
    const body = { order_id: order._id, version: order.version, idempotency_key: key };
    return (await callAs(test.app, desk.owner, 'change_to_pickup', body)).order;
  };

  it('becomes a pickup without its fee, and goes on from where the kitchen was', async () => {
    desk = await openOrderStore(test, { order_rules: { is_confirmation_code_required_at_pickup: true } });
    const { order: fresh } = await desk.placeDelivery();
    const nobody = await desk.request(await desk.move(fresh, orderStatus.ACCEPTED));
    expect(nobody.delivery_status).toBe(d.NOBODY_FOUND);
    const key = randomUUID();
    const pickup = await toPickup(nobody, key);
    expect(await toPickup(nobody, key)).toEqual(pickup);
    expect(pickup).toMatchObject({
      ...{ order_type: 'pickup', order_status: orderStatus.ACCEPTED, delivery_status: null, delivery_fee: 0 },
      ...{ subtotal: fresh.subtotal, tax: fresh.tax, total: fresh.total - fresh.delivery_fee },
      is_confirmation_code_required: true,
    });
    expect(fresh.delivery_fee).toBeGreaterThan(0);
    expect(pickup.delivery_address).toBeUndefined();
    const { events } = await desk.getOrder(pickup);
    expect(events.at(-1)).toMatchObject({ kind: 'became_pickup', actor: { kind: 'store' } });
    // The customer's app reads it from the platform.
    const asked = { store_id: desk.store.id, order_id: pickup._id };
    const seen = await callAs(test.app, 'platform', 'platform/get_order', asked);
    expect(seen.order).toMatchObject({ order_type: 'pickup', total: pickup.total });
    expect(pickup.allowed_actions).not.toContain('request_provider');
    expect((await desk.move(pickup, orderStatus.READY)).allowed_actions).toContain('complete');
    const rows = await test.db.select().from(outbox).where(eq(outbox.store_id, desk.store.id));
    expect(rows.filter(({ message_code }) => message_code === 2069)).toHaveLength(1);
  });

  it('gives the fee back where it was paid by card', async () => {
    const placed = await desk.placeDelivery({ paid_by: 'card', payment_status: 'paid' });
    const order = await desk.move(placed.order, orderStatus.ACCEPTED);
    const pickup = await toPickup(order);
    expect(pickup).toMatchObject({ refunded: order.delivery_fee, payment_status: 'partly_refunded' });
    const { events } = await desk.getOrder(pickup);
    expect(events.slice(-2).map(({ kind }) => kind)).toEqual(['became_pickup', 'refunded']);
  });

  it('gives the fee back beside what went back for a piece, and not beside a sum given for the fee itself', async () => {
    const refund = async (order: OrderSnapshot, what: object) => {
      const seen = { order_id: order._id, version: order.version, idempotency_key: randomUUID(), reason: 'Late' };
      return (await callAs(test.app, desk.owner, 'refund_order', { ...seen, ...what })).order;
    };
    const paid = async () => {
      const placed = await desk.placeDelivery({ paid_by: 'card', payment_status: 'paid' });
      return desk.move(placed.order, orderStatus.ACCEPTED);
    };
    const order = await paid();
    const { refunded } = await refund(order, { lines: [{ line: 0, quantity: 1 }] });
    const { order: seen } = await desk.getOrder(order);
    expect(await toPickup(seen)).toMatchObject({ refunded: refunded + order.delivery_fee });
    const late = await paid();
    const sorry = await refund(late, { amount: late.delivery_fee });
    expect(await toPickup(sorry)).toMatchObject({ refunded: late.delivery_fee });
  });

  it('takes an offer back, but not from someone on the way', async () => {
    const provider = await desk.providerAt(1);
    const asked = await desk.request(await accepted());
    expect((await toPickup(asked)).delivery_offer).toBeUndefined();
    const log = await callAs(test.app, desk.owner, 'get_delivery_log', { order_id: asked._id });
    expect(log.data.at(-1)).toMatchObject({ kind: 'taken_back', provider: { _id: provider.id } });
    const held = await desk.step(await desk.request(await accepted()), provider, d.ACCEPTED);
    const wish = { order_id: held._id, version: held.version, idempotency_key: randomUUID() };
    expect(await errorOf(test.app, desk.owner, 'change_to_pickup', wish)).toBe(errorCodes.DELIVERY_REQUEST_FAILED);
    const stale = { ...wish, version: 1, idempotency_key: randomUUID() };
    expect(await errorOf(test.app, desk.owner, 'change_to_pickup', stale)).toBe(errorCodes.CHANGED_MEANWHILE);
    const written = await test.db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.order_id, held._id), eq(orderEvents.kind, 'became_pickup')));
    expect(written).toEqual([]);
  });
});
