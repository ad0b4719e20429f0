import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { orders } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { type MoveFields, type OrderProvider, openOrderStore } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;

const { ACCEPTED, READY, COMPLETED } = orderStatus;
const d = deliveryStatus;
const { INVALID_CONFIRMATION_CODE, TOO_MANY_ATTEMPTS } = errorCodes;
const { codeTriesMax: most, codePauseMinutes: pause } = limits;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = null;
  desk = await openOrderStore(test, {
    order_rules: { is_confirmation_code_required_at_pickup: true, is_confirmation_code_required_at_delivery: true },
  });
});
afterAll(() => test.close());

/** Thirty codes, none of them the right one. */
const wrongCodes = (right: string): string[] =>
  Array.from({ length: 31 }, (_, number) => String(number).padStart(4, '0'))
    .filter((code) => code !== right)
    .slice(0, 30);

/** How often each error code was the answer. */
const tally = (replies: { success: boolean; error_code?: number }[]) => {
  const counts = new Map<number | undefined, number>();
  for (const { error_code } of replies) counts.set(error_code, (counts.get(error_code) ?? 0) + 1);
  return Object.fromEntries(counts);
};

async function readyPickup() {
  const { order, confirmation_code } = await desk.placeOutside();
  return { ready: await desk.move(await desk.move(order, ACCEPTED), READY), confirmation_code };
}

describe('a confirmation code', () => {
  it.each<[string, () => MoveFields]>([
    ['with', () => ({ idempotency_key: randomUUID() })],
    ['without', () => ({})],
  ])('is not to be guessed at the counter, %s idempotency keys', async (_, withKey) => {
    const { ready, confirmation_code } = await readyPickup();
    const guesses = wrongCodes(confirmation_code);
    const complete = (code: string | undefined, told = withKey()) =>
      desk.moveReply(ready, COMPLETED, { ...told, ...(code && { confirmation_code: code }) });
    const start = new Date();
    test.clock.now = start;
    // All at once: tries that hurry past each other are counted too.
    expect(tally(await Promise.all(guesses.map((guess) => complete(guess))))).toEqual({
      [INVALID_CONFIRMATION_CODE]: most,
      [TOO_MANY_ATTEMPTS]: guesses.length - most,
    });

    test.clock.now = addMinutes(start, pause - 1);
    const told = withKey();
    const early = { error_code: TOO_MANY_ATTEMPTS, retry_after: 60 };
    expect(await complete(confirmation_code, told)).toMatchObject(early);
    expect((await desk.getOrder(ready)).order).toMatchObject({ order_status: READY, version: ready.version });

    test.clock.now = addMinutes(start, pause);
    expect(await complete(guesses[0])).toMatchObject({ error_code: INVALID_CONFIRMATION_CODE });
    // A refusal stores no key: the same call is checked again.
    expect(await complete(confirmation_code, told)).toMatchObject({ order: { order_status: COMPLETED } });
    const [row] = await test.db.select().from(orders).where(eq(orders.id, ready._id));
    expect(row).toMatchObject({ code_tries: 0, code_paused_until: null });
  });

  it('is not to be guessed at the door', async () => {
    const provider = await desk.providerAt(1);
    const { order: fresh, confirmation_code } = await desk.placeDelivery();
    let order: OrderSnapshot = await desk.request(await desk.move(fresh, ACCEPTED));
    await desk.move(order as typeof fresh, READY);
    for (const to of [d.ACCEPTED, d.COMING, d.ARRIVED, d.PICKED_UP, d.STARTED, d.AT_DESTINATION]) {
      order = await desk.step(order, provider, to);
    }
    const start = new Date();
    test.clock.now = start;
    const deliver = (code: string) => desk.stepReply(order, provider, d.DELIVERED, { confirmation_code: code });
    const guesses = wrongCodes(confirmation_code);
    expect(tally(await Promise.all(guesses.map(deliver)))).toEqual({
      [INVALID_CONFIRMATION_CODE]: most,
      [TOO_MANY_ATTEMPTS]: guesses.length - most,
    });
    expect(await deliver(confirmation_code)).toMatchObject({ error_code: TOO_MANY_ATTEMPTS, retry_after: pause * 60 });
    test.clock.now = addMinutes(start, pause);
    expect(await deliver(confirmation_code)).toMatchObject({ order: { order_status: COMPLETED } });
  });

  it('that was left out isn’t a guess', async () => {
    const { ready, confirmation_code } = await readyPickup();
    for (let tries = 0; tries <= most; tries += 1) {
      expect(await desk.moveError(ready, COMPLETED)).toBe(INVALID_CONFIRMATION_CODE);
    }
    expect((await desk.move(ready, COMPLETED, { confirmation_code })).order_status).toBe(COMPLETED);
  });
});
