import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { itemModifierGroups, items, modifiers, outbox } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeItem, makeStore, type StoreRow } from '../../support/factories/index';
import { makeModifierGroup } from '../../support/factories/makeItem';
import { login, type TestSession } from '../../support/login';

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  store = await makeStore(test.db);
  owner = await login(test.app, store);
});

const read = (_id: string) => callAs(test.app, owner, 'get_modifier_group', { _id });
const messages = async () =>
  (await test.db.select().from(outbox).where(eq(outbox.store_id, store.id)).orderBy(desc(outbox.seq))).map(
    ({ message_data }) => message_data,
  );
const itemRow = async (id: string) =>
  (
    await test.db
      .select()
      .from(items)
      .where(and(eq(items.store_id, store.id), eq(items.id, id)))
  )[0];

describe('deleting a modifier group', () => {
  it('is refused where items ask the group, saying how many', async () => {
    const item = await makeItem(test.db, store, { groups: [{}] });
    const _id = item.groups[0]?.id ?? '';
    expect(await call(test.app, owner, 'delete_modifier_group', { _id })).toMatchObject({
      error_code: errorCodes.RECORD_IN_USE,
      errors: [{ path: '_id', code: '4113' }],
      current: { _id, item_count: 1 },
    });
    expect((await itemRow(item.id))?.version).toBe(1);
    expect((await read(_id)).used_by).toHaveLength(1);
  });

  it('takes it off its items when asked to, and can be taken back with all that belonged to it', async () => {
    const item = await makeItem(test.db, store, { groups: [{}, {}] });
    const [first, second] = item.groups;
    const _id = first?.id ?? '';
    const before = (await read(_id)).modifier_group;
    const { results, change_id } = await callAs(test.app, owner, 'delete_modifier_group', { _id, detach: true });
    expect(results).toEqual([{ _id, success: true }]);
    expect(await errorOf(test.app, owner, 'get_modifier_group', { _id })).toBe(errorCodes.NO_DATA_FOUND);
    expect(await itemRow(item.id)).toMatchObject({ version: 2, updated_by: store.name[0] });
    expect((await messages()).slice(0, 2)).toEqual([
      { entity: 'modifier_group', ids: [_id] },
      { entity: 'item', ids: [item.id] },
    ]);

    const undone = await callAs(test.app, owner, 'undo_change', { change_id: change_id ?? '' });
    expect(undone.results).toEqual([{ _id, success: true }]);
    const after = await read(_id);
    expect(after.modifier_group).toEqual({
      ...before,
      version: 2,
      updated_at: expect.any(String),
      updated_by: store.name[0],
    });
    expect(after.used_by.map((each) => each._id)).toEqual([item.id]);
    expect((await itemRow(item.id))?.version).toBe(3);
    const links = await test.db
      .select({ id: itemModifierGroups.modifier_group_id })
      .from(itemModifierGroups)
      .where(eq(itemModifierGroups.item_id, item.id))
      .orderBy(itemModifierGroups.sequence_number);
    expect(links.map(({ id }) => id)).toEqual([first?.id, second?.id]);
  });

  it('needs no word about items where there are none', async () => {
    const { id: _id } = await makeModifierGroup(test.db, store);
    expect(await errorOf(test.app, owner, 'delete_modifier_group', { _id })).toBeNull();
    expect(await test.db.$count(modifiers, eq(modifiers.store_id, store.id))).toBe(0);
  });
});
