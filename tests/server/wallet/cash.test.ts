import { randomUUID } from 'node:crypto';
import { addHours } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';
import { holdCash } from '../../support/plantMoney';

let test: TestApp;
let desk: OrderProvider;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

const read = () => callAs(test.app, desk.owner, 'get_cash', {});
const cash = async () => (await read()).data;
const handOver = (provider: { id: string }, expected: number, counted: number, is_part = false, reason = '') =>
  call(test.app, desk.owner, 'hand_over_cash', {
    ...{ idempotency_key: randomUUID(), provider_id: provider.id, expected, counted, is_part, reason },
  });
const entries = async () =>
  (await callAs(test.app, desk.owner, 'get_ledger_entry_list', { filter: { kind: 'cash_handover' } })).data;

describe('cash', () => {
  it('is listed for each person who holds some', async () => {
    const [little, much] = [await holdCash(test, desk.store, 300), await holdCash(test, desk.store, 900)];
    expect(await cash()).toMatchObject([
      { provider_id: much.id, amount: 900 },
      { provider_id: little.id, amount: 300 },
    ]);
  });

  it('is overdue after a day, the oldest first', async () => {
    const provider = await holdCash(test, desk.store, 500);
    expect(await cash()).toMatchObject([{ amount: 500, overdue: 0 }]);
    const later = (hours: number) => {
      test.clock.now = addHours(new Date(), hours);
    };
    later(25);
    expect(await cash()).toMatchObject([{ amount: 500, overdue: 500 }]);
    await handOver(provider, 500, 200, true);
    expect(await cash()).toMatchObject([{ amount: 300, overdue: 300 }]);
    await handOver(provider, 300, 299);
    expect(await cash()).toEqual([]);
    test.clock.now = null;
  });

  it('that is missing at closing is an entry', async () => {
    const provider = await holdCash(test, desk.store, 500);
    expect(await handOver(provider, 500, 480)).toMatchObject({ difference: -20, left: 0 });
    expect(await cash()).toEqual([]);
    expect((await entries()).filter(({ account }) => account === 'adjustments')).toMatchObject([
      {
        ...{ amount: -20, provider_id: provider.id, by: { kind: 'store' } },
        steps: [
          { key: 'before', amount: 500 },
          { key: 'after', amount: 480 },
        ],
      },
    ]);
  });

  it('can be handed in in part, and the rest stays with the person', async () => {
    const provider = await holdCash(test, desk.store, 500);
    expect(await handOver(provider, 500, 200, true)).toMatchObject({ difference: 0, left: 300 });
    expect(await cash()).toMatchObject([{ amount: 300 }]);
    expect(await handOver(provider, 300, 300, true)).toMatchObject({ errors: [{ path: 'counted', code: 'too_big' }] });
  });

  it('has its last handovers with who handed in, what was counted, and why it differs', async () => {
    const [one, other] = [await holdCash(test, desk.store, 500), await holdCash(test, desk.store, 300)];
    await handOver(one, 500, 200, true);
    await handOver(one, 300, 280, false, 'Wrong change');
    await handOver(other, 300, 0, false, 'Lost');
    const { handovers } = await read();
    // The earlier ones are of the test’s preparation.
    expect(handovers.slice(0, 3)).toMatchObject([
      { provider_id: other.id, counted: 0, difference: -300, reason: 'Lost', by: { kind: 'store' } },
      { provider_id: one.id, counted: 280, difference: -20, reason: 'Wrong change' },
      { provider_id: one.id, counted: 200, difference: 0, reason: '' },
    ]);
    expect(handovers.every(({ name }) => name !== '')).toBe(true);
  });

  it('is handed in once, even at once, and only as it was seen', async () => {
    const provider = await holdCash(test, desk.store, 500);
    expect(await handOver(provider, 400, 400)).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'expected', code: 'too_small', params: { minimum: 500 } }],
    });
    const replies = await Promise.all(Array.from({ length: 5 }, () => handOver(provider, 500, 500)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });
});
