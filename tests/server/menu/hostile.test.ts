import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeItem, makeStore } from '../../support/factories/index';
import { makeModifierGroup } from '../../support/factories/makeItem';
import { login, type TestSession } from '../../support/login';

let test: TestApp;
let owner: TestSession;
let item: { id: string; sub_category_id: string };
let group: { id: string };
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  const store = await makeStore(test.db);
  owner = await login(test.app, store);
  item = await makeItem(test.db, store);
  group = await makeModifierGroup(test.db, store);
});

describe('an id in capitals', () => {
  it('is the same id: in a list, as a reference, and once beside itself', async () => {
    const id = item.id.toUpperCase();
    const results = [{ _id: item.id, success: true }];
    const many = await callAs(test.app, owner, 'update_item', {
      ids: [id, item.id],
      modifier_groups: [group.id.toUpperCase()],
    });
    expect(many.results).toEqual(results);
    expect(await callAs(test.app, owner, 'set_item_sequence', { ids: [id] })).toMatchObject({ ids: [item.id] });
    expect((await callAs(test.app, owner, 'get_item', { _id: id })).item).toMatchObject({
      _id: item.id,
      modifier_groups: [group.id],
    });
    expect((await callAs(test.app, owner, 'delete_item', { ids: [id] })).results).toEqual(results);
  });
});

describe('a time at the limits of what can be planned', () => {
  const snooze = (in_stock_at: string) =>
    call(test.app, owner, 'update_item', { _id: item.id, version: 1, is_in_stock: false, in_stock_at });

  it.each(['9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00Z', '0001-01-01T00:00:00+23:59'])(
    '%s: 4022 at the field, because it is beyond the limits',
    async (at) => {
      expect(await snooze(at)).toMatchObject({
        error_code: errorCodes.FIELDS_NOT_VALID,
        errors: [{ path: 'in_stock_at' }],
      });
    },
  );

  it('is kept on the last day that can be planned', async () => {
    const lastDay = `${limits.plannedDays[1]}T00:00:00.000Z`;
    expect(await snooze(lastDay)).toMatchObject({ success: true, item: { in_stock_at: lastDay } });
  });
});
