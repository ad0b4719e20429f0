import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { endSnoozes } from '#server/jobs/backInStock';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeCategory, makeItem, type StoreRow } from '../../support/factories/index';
import { makeModifierGroup, makeSubCategory } from '../../support/factories/makeItem';
import { type ImportDesk, openImportDesk } from '../../support/importDesk';
import type { TestSession } from '../../support/login';

let test: TestApp;
let desk: ImportDesk;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  desk = await openImportDesk(test);
  ({ store, owner } = desk);
});

/** Races are won by chance: so many of them, one beside the other. */
const rounds = Array.from({ length: 8 }, (_, index) => index);
const refusals = (replies: { success: boolean; error_code?: number }[]) =>
  replies.filter(({ success }) => !success).map(({ error_code }) => error_code);

describe('at the same time', () => {
  it('exactly one of many updates with the same version wins', async () => {
    const item = await makeItem(test.db, store);
    const replies = await Promise.all(
      rounds.map((price) => call(test.app, owner, 'update_item', { _id: item.id, version: 1, price })),
    );
    expect(refusals(replies)).toEqual(rounds.slice(1).map(() => errorCodes.CHANGED_MEANWHILE));
  });

  it('exactly one of many items gets a name', async () => {
    const { id: sub_category_id } = await makeSubCategory(test.db, store);
    const body = { name: ['Soup'], price: 100, sub_category_id };
    const replies = await Promise.all(
      rounds.map(() => call(test.app, owner, 'add_item', { ...body, idempotency_key: randomUUID() })),
    );
    expect(refusals(replies)).toEqual(rounds.slice(1).map(() => errorCodes.ITEM_NAME_USED));
  });

  it('a batch that is sent twice is written once, and both replies say the same', async () => {
    await makeSubCategory(test.db, store, { name: ['Soups'], name_key: 'soups' });
    const import_id = randomUUID();
    const rows = rounds.map((round) => ({ name: `Soup ${round}`, sub_category: 'Soups', price: '4.50' }));
    const replies = await Promise.all(rounds.map(() => desk.apply('import_items', rows, { import_id })));
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect((await callAs(test.app, owner, 'get_item_list', {})).count).toBe(rows.length);
  });

  it('a change is taken back once, however many ask for it', async () => {
    const item = await makeItem(test.db, store, { price: 500 });
    const { change_id } = await callAs(test.app, owner, 'update_item', { ids: [item.id], price: 900 });
    const replies = await Promise.all(
      rounds.map(() => callAs(test.app, owner, 'undo_change', { change_id: change_id ?? '' })),
    );
    expect(replies.filter(({ results }) => results.length > 0)).toHaveLength(1);
    const { item: after } = await callAs(test.app, owner, 'get_item', { _id: item.id });
    expect(after).toMatchObject({ price: 500, version: 3 });
  });

  it('no one fails because another writes in another order', async () => {
    const categories = await Promise.all(['A', 'B'].map((name) => makeCategory(test.db, store, { name: [name] })));
    const headings = await Promise.all([0, 1].map(() => makeSubCategory(test.db, store)));
    const groups = await Promise.all([0, 1].map(() => makeModifierGroup(test.db, store)));
    const made = await Promise.all(
      rounds.map((round) =>
        makeItem(test.db, store, { sub_category_id: headings[round % 2]?.id ?? '', in_stock_at: new Date(0) }),
      ),
    );
    const ids = made.map(({ id }) => id);
    const groupIds = groups.map(({ id }) => id);
    const inOrder = <Value>(values: readonly Value[], round: number) => (round % 2 ? values.toReversed() : [...values]);
    const names = ['Soup', 'Stew', 'Salad', 'Steak'];
    const importOf = async (round: number) => {
      const import_id = randomUUID();
      const rows = inOrder(names, round).map((name) => ({ name, sub_category: `New ${name}`, price: '1' }));
      await desk.apply('import_items', rows, { import_id, options: { create_missing: true } });
      return desk.undo(import_id);
    };
    const detach = async (group: string) => {
      const { success, ...reply } = await call(test.app, owner, 'delete_modifier_group', { _id: group, detach: true });
      if (!success || !('change_id' in reply) || !reply.change_id) return;
      await callAs(test.app, owner, 'undo_change', { change_id: reply.change_id });
    };
    const work = rounds.flatMap((round) => [
      () => callAs(test.app, owner, 'update_item', { ids: inOrder(ids, round), price: round }),
      () => call(test.app, owner, 'update_item', { ids, modifier_groups: inOrder(groupIds, round) }),
      () => callAs(test.app, owner, 'set_item_sequence', { ids: [ids[round % 2] ?? '', ids[2 + (round % 2)] ?? ''] }),
      () => callAs(test.app, owner, 'set_sub_category_sequence', { ids: inOrder(headings, round).map(({ id }) => id) }),
      () => callAs(test.app, owner, 'set_category_sequence', { ids: inOrder(categories, round).map(({ id }) => id) }),
      () => detach(groupIds[round % 2] ?? ''),
      () => importOf(round),
      () => endSnoozes(test.db, new Date()),
    ]);
    // A server error isn't a refusal, and throws here.
    const replies = await Promise.all(work.map((each) => each()));
    for (const reply of replies) {
      if (reply && typeof reply === 'object' && 'error_code' in reply) {
        expect(reply.error_code).toBe(errorCodes.NO_DATA_FOUND);
      }
    }
  });
});
