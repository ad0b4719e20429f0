import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { journalChange } from '#server/modules/menu/changes/journalChange';
import { snapshots } from '#server/modules/menu/changes/snapshots';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { makeOffer } from '../../support/factories/index';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;
let offer: Awaited<ReturnType<typeof makeOffer>>;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await openOrderStore(test);
});
beforeEach(async () => {
  const starts_at = new Date('2026-01-01T00:00:00.000Z');
  const recursion = { type: 'daily', start_time: '00:00', end_time: '23:59' } as const;
  offer = await makeOffer(test.db, desk.store, { value: 5, starts_at, recursion });
  await fund(50);
});
afterAll(() => test.close());

const fund = (funded_by_platform: number) =>
  callAs(test.app, 'platform', 'platform/set_offer_funding', {
    ...{ store_id: desk.store.id, promo_id: offer.id, funded_by_platform },
  });
const current = async () =>
  (await callAs(test.app, desk.owner, 'get_promo_code', { _id: offer.id })).promo_code as {
    version: number;
    funded_by_platform: number;
  };
const update = async (fields: object) => {
  const { version } = await current();
  await callAs(test.app, desk.owner, 'update_promo_code', { _id: offer.id, version, ...fields });
  return (await current()).funded_by_platform;
};

describe('what the platform pays of an offer', () => {
  it('stays while the offer is renamed, paused, or sent again as it is', async () => {
    expect(await update({ name: ['Spring'], is_active: false })).toBe(50);
    const same = { value: 5, starts_at: '2026-01-01T00:00:00Z', order_types: ['delivery', 'pickup', 'table'] };
    expect(await update({ ...same, recursion: { end_time: '23:59', start_time: '00:00', type: 'daily' } })).toBe(50);
  });

  it.each([
    ['gives more', { value: 100 }],
    ['gives something else', { promo_for: 'delivery' }],
    ['ends later', { expires_at: '2030-01-01T00:00:00Z' }],
    ['has a larger budget', { budget: 1_000_000 }],
  ])('ends once the offer %s', async (_words, fields) => {
    expect(await update(fields)).toBe(0);
  });

  it('ends if a change is undone that the platform didn’t know', async () => {
    const { store } = desk;
    await fund(0);
    await update({ value: 100 });
    const editor = { store_id: store.id, name: 'Ada' };
    const change_id = await test.db.transaction(async (tx) => {
      const before = (await snapshots(tx, 'promo_code', store.id, [offer.id])).get(offer.id) ?? null;
      const after_version = (before?.row.version ?? 0) + 1;
      const entry = { entity: 'promo_code' as const, record_id: offer.id, before, after_version };
      return journalChange(tx, editor, [entry], { now: new Date() });
    });
    await update({ value: 5 });
    await fund(50);
    await callAs(test.app, desk.owner, 'undo_change', { change_id });
    expect(await current()).toMatchObject({ value: 100, funded_by_platform: 0 });
  });
});
