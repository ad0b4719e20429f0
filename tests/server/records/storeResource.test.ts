import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { texts } from '#contract/entities/shared';
import { nameKey } from '#contract/multilingual';
import { describeRecord } from '#contract/resources/describeRecord';
import { categories, outbox } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { storeResource } from '#server/records/storeResource';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { makeStore, type StoreRow } from '../../support/factories/index';
import { makeSubCategory } from '../../support/factories/makeItem';

/** A plain resource on the table of categories, without the rules of a menu. */
const heading = describeRecord('category', {
  permission: 'store/group',
  fields: {
    name: texts(40),
    is_visible: z.boolean().default(true),
    sequence_number: z.int().default(0),
  },
  sort: ['created_at', 'name', 'sequence_number'],
  order: 'DESC',
  filter: { is_visible: z.boolean(), shown_at: z.int() },
});

const headings = storeResource(heading, {
  table: categories,
  search: ['name'],
  texts: { name: 'name' },
  unique: { categories_name: { path: 'name.0', code: errorCodes.CATEGORY_EXISTS } },
  matches: { shown_at: (place) => and(eq(categories.is_visible, true), eq(categories.sequence_number, place)) },
  columns: async (_tx, { name }) => (name ? { name_key: nameKey(name) } : {}),
  async beforeDelete(_tx, { name }) {
    if (name[0] === 'Kept') throw new CallError(errorCodes.NOT_PERMITTED);
  },
  messages: { add: successCodes.ITEM_ADDED },
});
const calls = headings.handlers;

let test: TestApp;
let mine: CallContext;
let other: CallContext;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** As much of a call's context as a resource asks for. */
const contextOf = ({ id, timezone }: Pick<StoreRow, 'id' | 'timezone'>): CallContext =>
  ({
    db: test.db,
    session: { store_id: id, name: 'Ana', timezone },
    language: 0,
    now: () => test.clock.now ?? new Date(),
    wakeOutbox: () => {},
  }) as CallContext;

const inFrench = (context: CallContext): CallContext => ({ ...context, language: 1 });

beforeEach(async () => {
  test.clock.now = null;
  const language = { is_visible: true, is_lang_rtl: false };
  const languages_supported = ['en', 'fr'].map((code) => ({ code, name: code, ...language }));
  mine = contextOf(await makeStore(test.db, { languages_supported }));
  other = contextOf(await makeStore(test.db));
});

const add = async (name: string | string[], more: object = {}, context = mine) => {
  const body = { idempotency_key: randomUUID(), name: [name].flat(), is_visible: true, sequence_number: 0, ...more };
  return (await calls.add_category(body, context)).category;
};
const page = { page: 1, perPage: 50 };
const namesOf = async (body: Partial<Parameters<typeof calls.get_category_list>[0]> = {}, context = mine) =>
  (await calls.get_category_list({ ...page, ...body }, context)).data.map(({ name }) => name[0]);
const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: CallError) => ({ code: error.code, ...error.details }),
  );

describe('adding', () => {
  it('keeps the record, says who made it, confirms it and tells the store’s devices', async () => {
    test.clock.now = new Date('2026-03-01T10:00:00Z');
    const body = { idempotency_key: randomUUID(), name: ['Soups'], is_visible: false, sequence_number: 3 };
    const { category, message } = await calls.add_category(body, mine);
    expect(message).toBe(successCodes.ITEM_ADDED);
    expect(category).toEqual({
      _id: expect.any(String),
      version: 1,
      name: ['Soups'],
      is_visible: false,
      sequence_number: 3,
      updated_at: '2026-03-01T10:00:00.000Z',
      updated_by: 'Ana',
    });
    expect(await calls.get_category({ _id: category._id }, mine)).toEqual({ category });
    const told = await test.db
      .select()
      .from(outbox)
      .where(eq(outbox.store_id, mine.session.store_id))
      .orderBy(desc(outbox.seq));
    expect(told.map(({ message_data }) => message_data)).toEqual([{ entity: 'category', ids: [category._id] }]);
  });

  it('refuses a name that is taken, at its field, and one without a text in the first language', async () => {
    await add('Soups');
    const code = errorCodes.CATEGORY_EXISTS;
    expect(await refusal(add('soups '))).toEqual({ code, errors: [{ path: 'name.0', code: String(code) }] });
    expect(await add('Soups', {}, other)).toMatchObject({ name: ['Soups'] });
    expect(await refusal(add(['', 'Soupes']))).toMatchObject({ code: errorCodes.ENGLISH_NAME_REQUIRED });
    expect(await refusal(add(['A', 'B', 'C']))).toMatchObject({ errors: [{ path: 'name', code: 'too_big' }] });
  });
});

describe('changing', () => {
  it('changes the fields given and no other, in the version that was seen', async () => {
    const { _id } = await add('Soups', { sequence_number: 4 });
    const { category } = await calls.update_category({ _id, version: 1, is_visible: false }, mine);
    expect(category).toMatchObject({ version: 2, name: ['Soups'], is_visible: false, sequence_number: 4 });
  });

  it('refuses an older version with the record as it is, and who changed it', async () => {
    const { _id } = await add('Soups');
    const { category } = await calls.update_category({ _id, version: 1, name: ['Stews'] }, mine);
    expect(await refusal(calls.update_category({ _id, version: 1, name: ['Broths'] }, mine))).toEqual({
      code: errorCodes.CHANGED_MEANWHILE,
      current: category,
      changed_by: 'Ana',
    });
    expect(await namesOf()).toEqual(['Stews']);
  });

  it('of two at once lets one through', async () => {
    const { _id } = await add('Soups');
    const tries = ['Stews', 'Broths'].map((name) =>
      refusal(calls.update_category({ _id, version: 1, name: [name] }, mine)),
    );
    const refused = (await Promise.all(tries)).filter((each) => each !== null);
    expect(refused).toMatchObject([{ code: errorCodes.CHANGED_MEANWHILE }]);
  });

  it('refuses a name that another record has', async () => {
    await add('Soups');
    const { _id } = await add('Stews');
    const update = calls.update_category({ _id, version: 1, name: ['SOUPS'] }, mine);
    expect(await refusal(update)).toMatchObject({ code: errorCodes.CATEGORY_EXISTS });
  });
});

describe('deleting', () => {
  it('deletes one record, or many with a result for each', async () => {
    const [soups, stews, kept] = [await add('Soups'), await add('Stews'), await add('Kept')];
    const unknown = randomUUID();
    const one = await calls.delete_category({ _id: soups._id }, mine);
    expect(one).toEqual({ results: [{ _id: soups._id, success: true }], change_id: null });
    const ids = [stews._id, kept._id, unknown, stews._id];
    expect((await calls.delete_category({ ids }, mine)).results).toEqual([
      { _id: stews._id, success: true },
      { _id: kept._id, success: false, error_code: errorCodes.NOT_PERMITTED },
      { _id: unknown, success: false, error_code: errorCodes.NO_DATA_FOUND },
    ]);
    expect(await namesOf()).toEqual(['Kept']);
  });

  it('is refused by the resource’s own rule, and for a record that others refer to', async () => {
    const { _id } = await add('Kept');
    expect(await refusal(calls.delete_category({ _id }, mine))).toEqual({ code: errorCodes.NOT_PERMITTED });
    const used = await add('Used');
    await makeSubCategory(test.db, { id: mine.session.store_id }, { category_id: used._id });
    expect(await refusal(calls.delete_category({ _id: used._id }, mine))).toMatchObject({
      code: errorCodes.RECORD_IN_USE,
      current: used,
    });
    expect(await namesOf()).toEqual(['Used', 'Kept']);
  });
});

it('has nothing to do with another store’s records', async () => {
  const { _id } = await add('Soups', {}, other);
  const missing = { code: errorCodes.NO_DATA_FOUND, errors: [{ path: '_id', code: String(errorCodes.NO_DATA_FOUND) }] };
  expect(await refusal(calls.get_category({ _id }, mine))).toEqual(missing);
  expect(await refusal(calls.update_category({ _id, version: 1, name: ['Mine'] }, mine))).toEqual(missing);
  expect(await refusal(calls.delete_category({ _id }, mine))).toEqual(missing);
  expect((await calls.delete_category({ ids: [_id] }, mine)).results).toMatchObject([{ success: false }]);
  expect(await calls.get_category_list({ ...page, ids: [_id] }, mine)).toEqual({ data: [], count: 0 });
  expect(await namesOf({}, other)).toEqual(['Soups']);
});

describe('the list', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'];
  beforeEach(async () => {
    const names = [['Éclairs'], ['bread', 'Pain'], ['Cakes', 'Gâteaux'], ['apples'], ['Dates']];
    for (const [index, name] of names.entries()) {
      test.clock.now = new Date(`${days[index]}T12:00:00Z`);
      await add(name, { sequence_number: index % 2, is_visible: index !== 3 });
    }
  });

  it('gives pages that neither overlap nor leave anything out, with how many there are', async () => {
    const pages = [1, 2, 3, 4].map((number) => calls.get_category_list({ page: number, perPage: 2 }, mine));
    const found = await Promise.all(pages);
    expect(found.map(({ data }) => data.map(({ name }) => name[0]))).toEqual([
      ['Dates', 'apples'],
      ['Cakes', 'bread'],
      ['Éclairs'],
      [],
    ]);
    expect(found.map(({ count }) => count)).toEqual([5, 5, 5, 5]);
  });

  it('is sorted as it was asked for, texts as the caller reads them', async () => {
    expect(await namesOf({ sort_by: 'created_at' })).toEqual(['Éclairs', 'bread', 'Cakes', 'apples', 'Dates']);
    expect((await namesOf({ sort_by: 'name' })).slice(0, 4)).toEqual(['apples', 'bread', 'Cakes', 'Dates']);
    const french = await namesOf({ sort_by: 'name', sort_order: 'DESC' }, inFrench(mine));
    expect(french.filter((name) => name !== 'Éclairs')).toEqual(['bread', 'Cakes', 'Dates', 'apples']);
    const placed = await namesOf({ sort_by: 'sequence_number', sort_order: 'DESC' });
    expect(placed).toEqual(['apples', 'bread', 'Dates', 'Cakes', 'Éclairs']);
  });

  it('is searched in the caller’s language, and filtered by values, by the resource’s own rule and by days', async () => {
    expect(await namesOf({ query: 'AK' })).toEqual(['Cakes']);
    expect(await namesOf({ query: 'a' })).toHaveLength(5);
    expect(await namesOf({ query: 'gât' }, inFrench(mine))).toEqual(['Cakes']);
    expect(await namesOf({ filter: { is_visible: false } })).toEqual(['apples']);
    expect(await namesOf({ filter: { shown_at: 1 } })).toEqual(['bread']);
    expect(await namesOf({ start_date: '2026-03-02', end_date: '2026-03-03' })).toEqual(['Cakes', 'bread']);
  });
});

it('shows the audit log the fields of a record, under its name', async () => {
  const { _id } = await add(['Soups', 'Soupes'], { sequence_number: 2 });
  const records = await headings.subject.load(test.db, mine.session.store_id, [_id, randomUUID()]);
  expect([...records]).toEqual([
    [_id, { name: ['Soups', 'Soupes'], values: { name: ['Soups', 'Soupes'], is_visible: true, sequence_number: 2 } }],
  ]);
});
