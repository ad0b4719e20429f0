import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { outbox } from '#server/db/schema/index';
import { sequencePlaces } from '#server/modules/menu/setSequence';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeCategory, makeStore, type StoreRow } from '../../support/factories/index';
import { makeSubCategory } from '../../support/factories/makeItem';
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

const add = async (name: string) =>
  (await callAs(test.app, owner, 'add_category', { idempotency_key: randomUUID(), name: [name] })).category;
const namesOf = async () => (await callAs(test.app, owner, 'get_category_list', {})).data.map(({ name }) => name[0]);
const lastMessage = async () =>
  (await test.db.select().from(outbox).where(eq(outbox.store_id, store.id)).orderBy(desc(outbox.seq)).limit(1))[0]
    ?.message_data;

describe('the order of a list', () => {
  it('moves records among their places, and leaves versions and writers alone', async () => {
    const [a, b, c] = [await add('A'), await add('B'), await add('C')];
    const ids = [c._id, a._id];
    expect(await callAs(test.app, owner, 'set_category_sequence', { ids })).toMatchObject({ ids });
    const { data } = await callAs(test.app, owner, 'get_category_list', {});
    expect(data).toEqual([{ ...c, sequence_number: 1 }, b, { ...a, sequence_number: 3 }]);
    expect(await lastMessage()).toEqual({ entity: 'category', ids });
  });

  it('parts those that shared a place', async () => {
    const rows = [];
    for (const name of ['A', 'B', 'C']) rows.push(await makeSubCategory(test.db, store, { name: [name] }));
    const ids = rows.map(({ id }) => id).reverse();
    await callAs(test.app, owner, 'set_sub_category_sequence', { ids });
    const { data } = await callAs(test.app, owner, 'get_sub_category_list', {});
    expect(data.map(({ name }) => name[0])).toEqual(['C', 'B', 'A']);
    expect(new Set(data.map(({ sequence_number }) => sequence_number)).size).toBe(3);
  });

  it('refuses an id of another store and one that comes twice, and moves nothing', async () => {
    const [a, b] = [await add('A'), await add('B')];
    const strange = await makeCategory(test.db, await makeStore(test.db));
    const move = (ids: string[]) => call(test.app, owner, 'set_category_sequence', { ids });
    expect(await move([b._id, a._id, strange.id])).toMatchObject({
      error_code: errorCodes.CATEGORY_NOT_FOUND,
      errors: [{ path: 'ids.2', code: '876' }],
    });
    expect(await move([b._id, a._id, b._id])).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'ids.2', code: 'duplicate' }],
    });
    expect(await namesOf()).toEqual(['A', 'B']);
  });

  it('has room at its end: nothing goes beyond the last place that a form can send back', async () => {
    const rows = [];
    for (const name of ['A', 'B', 'C']) {
      rows.push(await makeSubCategory(test.db, store, { name: [name], sequence_number: limits.placesMax }));
    }
    await callAs(test.app, owner, 'set_sub_category_sequence', { ids: rows.map(({ id }) => id).reverse() });
    const { data } = await callAs(test.app, owner, 'get_sub_category_list', {});
    expect(data.map(({ name, sequence_number }) => [name[0], sequence_number])).toEqual([
      ['C', limits.placesMax - 2],
      ['B', limits.placesMax - 1],
      ['A', limits.placesMax],
    ]);
  });

  it('whatever the places were: distinct, as asked, and the others where they stood', () => {
    const places = fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(places, fc.infiniteStream(fc.nat()), (numbers, chance) => {
        const all = numbers.toSorted((a, b) => a - b).map((sequence_number, id) => ({ id: `${id}`, sequence_number }));
        const keyed = all.map(({ id }) => ({ id, key: chance.next().value }));
        const ids = keyed
          .filter(({ key }) => key % 3 > 0)
          .sort((a, b) => a.key - b.key)
          .map(({ id }) => id);
        const moved = new Map(sequencePlaces(all, ids).map(({ id, sequence_number }) => [id, sequence_number]));
        const after = all.map((row) => ({ ...row, sequence_number: moved.get(row.id) ?? row.sequence_number }));
        const shown = after.toSorted((a, b) => a.sequence_number - b.sequence_number).map(({ id }) => id);
        expect(new Set(after.map(({ sequence_number }) => sequence_number)).size).toBe(all.length);
        expect(shown.filter((id) => ids.includes(id))).toEqual(ids);
        all.forEach(({ id }, index) => {
          if (!ids.includes(id)) expect(shown[index]).toBe(id);
        });
      }),
    );
  });
});
