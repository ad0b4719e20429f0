import { addHours } from 'date-fns';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { outbox } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeStore, type StoreRow } from '../../support/factories/index';
import { makeModifierGroup } from '../../support/factories/makeItem';
import { login, type TestSession } from '../../support/login';

const now = new Date('2031-05-06T10:00:00.000Z');
let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = now;
  store = await makeStore(test.db);
  owner = await login(test.app, store);
});

const save = (fields: BodyOf<'update_modifier_group'>) => call(test.app, owner, 'update_modifier_group', fields);
const lastMessage = async () =>
  (await test.db.select().from(outbox).where(eq(outbox.store_id, store.id)).orderBy(desc(outbox.seq)).limit(1))[0]
    ?.message_data;
const refused = (...errors: object[]) => ({ success: false, error_code: errorCodes.FIELDS_NOT_VALID, errors });

describe('stock of a modifier', () => {
  it('is out until a time, and back in at once', async () => {
    const group = await makeModifierGroup(test.db, store, { max: 2 });
    const modifier_id = group.modifiers[1]?.id ?? '';
    const set = (is_in_stock: boolean, at: Date | null) =>
      call(test.app, owner, 'set_modifier_stock', { modifier_id, is_in_stock, in_stock_at: at?.toISOString() ?? null });
    expect(await set(false, addHours(now, 3))).toMatchObject({
      modifier_group: {
        _id: group.id,
        version: 2,
        updated_at: now.toISOString(),
        modifiers: [{ is_in_stock: true }, { is_in_stock: false, in_stock_at: '2031-05-06T13:00:00.000Z' }],
      },
    });
    expect(await lastMessage()).toEqual({ entity: 'modifier_group', ids: [group.id] });
    expect(await set(false, now)).toMatchObject(refused({ path: 'in_stock_at', code: 'in_the_past' }));
    const back = { version: 3, modifiers: [{}, { is_in_stock: true, in_stock_at: null }] };
    expect(await set(true, addHours(now, 3))).toMatchObject({ modifier_group: back });
  });

  it('a time that passed while the form was open hinders no one', async () => {
    const group = await makeModifierGroup(test.db, store);
    const [small, large] = group.modifiers;
    const until = addHours(now, 1).toISOString();
    const out = { modifier_id: large?.id ?? '', is_in_stock: false, in_stock_at: until };
    await callAs(test.app, owner, 'set_modifier_stock', out);
    test.clock.now = addHours(now, 2);
    const form = (in_stock_at: string) => ({
      _id: group.id,
      version: 2,
      modifiers: [
        { _id: small?.id, name: ['Tiny'] },
        { _id: large?.id, name: ['Large'], is_in_stock: false, in_stock_at },
      ],
    });
    expect(await save(form(now.toISOString()))).toMatchObject(
      refused({ path: 'modifiers.1.in_stock_at', code: 'in_the_past' }),
    );
    expect(await save(form(until))).toMatchObject({ success: true });
  });
});
