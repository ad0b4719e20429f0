import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { auditEntries, menuChangeRecords, outbox, stores, tables } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeItem, makeSubStore, makeTable, orderInput } from '../../support/factories/index';
import { type Cells, errors, openImportDesk, outcomes } from '../../support/importDesk';
import { loginSubStore } from '../../support/login';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const { NOT_PERMITTED, CHANGED_MEANWHILE, RECORD_IN_USE } = errorCodes;
const table = (number: number | string, cells: Cells = {}): Cells => ({
  ...{ number: String(number), min_persons: '1', max_persons: '4' },
  ...cells,
});

async function openTables() {
  const desk = await openImportDesk(server);
  const { db, app } = server;
  const ofStore = eq(tables.store_id, desk.store.id);
  const row = async (id: string) =>
    (
      await db
        .select()
        .from(tables)
        .where(and(ofStore, eq(tables.id, id)))
    )[0];
  const one = async (number: number) =>
    (
      await db
        .select()
        .from(tables)
        .where(and(ofStore, eq(tables.number, number)))
        .orderBy(asc(tables.created_at))
    )[0];
  const listed = async () => (await callAs(app, desk.owner, 'get_table_list', {})).data;
  /** A booking for now, at the table. */
  const book = async (table_id: string) => {
    const input = orderInput(await makeItem(db, desk.store));
    const booked = { ...input, store_id: desk.store.id, order_type: 'table' as const, table_id, persons: 2 };
    return (await callAs(app, 'platform', 'platform/create_order', booked)).order;
  };
  const leave = ({ _id: order_id }: { _id: string }) =>
    callAs(app, 'platform', 'platform/cancel_order', { store_id: desk.store.id, order_id });
  return { ...desk, row, one, listed, book, leave };
}

describe('a file of tables', () => {
  it('adds new numbers, with what it says and what a form leaves open, and a code for each', async () => {
    const { apply, one } = await openTables();
    const reply = await apply('import_tables', [
      table(7, { code: 'T07', room: ' Terrace ', section: 'Sara', is_bookable: 'nein', note: 'By the door' }),
      table('008', { max_persons: '2' }),
    ]);
    expect([outcomes(reply), errors(reply).flat()]).toEqual([['create', 'create'], []]);
    expect(reply.results[0]).toMatchObject({
      name: '7',
      changes: [
        { column: 'room', from: '', to: 'Terrace' },
        { column: 'section', from: '', to: 'Sara' },
        { column: 'min_persons', from: '', to: '1' },
        { column: 'max_persons', from: '', to: '4' },
        { column: 'is_bookable', from: '', to: 'no' },
      ],
    });
    const [seventh, eighth] = [await one(7), await one(8)];
    expect(seventh).toMatchObject({
      ...{ code: 'T07', room: 'Terrace', section: 'Sara', note: 'By the door', is_bookable: false },
      ...{ min_persons: 1, max_persons: 4, version: 1, place: null, archived_at: null },
    });
    expect(eighth).toMatchObject({ code: '', room: '', is_bookable: true, max_persons: 2 });
    expect(seventh?.token).toMatch(/^[\w-]{22}$/);
    expect(seventh?.token).not.toBe(eighth?.token);
  });

  it('changes what a row says, keeps what it leaves empty, its place and its code, and can be undone', async () => {
    const { store, owner, apply, undo, row } = await openTables();
    const place = { x: 3, y: 3, shape: 'round' as const, width: 4, height: 4, rotation: 0 };
    const { id, token } = await makeTable(server.db, store, { number: 5, room: 'Garden', note: 'Window', place });
    const import_id = randomUUID();
    const reply = await apply('import_tables', [table(5, { min_persons: '', room: 'Terrace', note: '-' }), table(6)], {
      import_id,
    });
    expect(outcomes(reply)).toEqual(['update', 'create']);
    expect(reply.results[0]?.changes).toEqual([
      { column: 'room', from: 'Garden', to: 'Terrace' },
      { column: 'note', from: 'Window', to: '' },
    ]);
    expect(await row(id)).toMatchObject({ room: 'Terrace', note: '', code: 'T5', place, token, version: 2 });
    const log = await callAs(server.app, owner, 'get_record_history', { entity: 'table', _id: id });
    expect(log.data[0]).toMatchObject({ action: 'apply', new_values: { room: 'Terrace', note: '' } });
    const sent = await server.db.select().from(outbox).where(eq(outbox.store_id, store.id));
    expect(JSON.stringify(sent)).toContain(id);
    // The journal is part of the store's archive, which has no tokens.
    const kept = await server.db.select().from(menuChangeRecords).where(eq(menuChangeRecords.change_id, import_id));
    expect(JSON.stringify(kept)).toContain('Garden');
    expect(JSON.stringify(kept)).not.toContain(token);

    // A new code has no version, and the code that guests scan from now on stays.
    const { code } = await callAs(server.app, owner, 'renew_table_code', { _id: id });
    expect((await undo(import_id)).results).toHaveLength(2);
    const restored = await row(id);
    expect(restored).toMatchObject({ room: 'Garden', note: 'Window', place, version: 3, updated_by: store.name[0] });
    expect(code.address).toContain(restored?.token);
  });

  it('names each bad cell with its line, and takes the other rows', async () => {
    const { store, apply, listed } = await openTables();
    await makeTable(server.db, store, { number: 50, min_persons: 3, max_persons: 4 });
    const reply = await apply('import_tables', [
      table('T5'),
      table(''),
      table(0),
      table(1_000_000),
      table(1, { min_persons: '', max_persons: '-' }),
      table(2, { min_persons: '0', max_persons: '11' }),
      table(3, { min_persons: '5', max_persons: '4' }),
      { number: '50', max_persons: '2' },
      { number: '50', min_persons: '5' },
      table(4, { is_bookable: 'perhaps', room: 'x'.repeat(61), code: 'x'.repeat(21) }),
      table(9, { colour: 'red', 'room:fr': 'Salle' }),
      table(10),
      table(' 10 '),
    ]);
    expect(errors(reply)).toEqual([
      ['number not_a_number'],
      ['number required'],
      ['number out_of_range'],
      ['number out_of_range'],
      ['min_persons required', 'max_persons required'],
      ['min_persons out_of_range', 'max_persons out_of_range'],
      ['max_persons out_of_range'],
      ['max_persons out_of_range'],
      ['number duplicate_in_file', 'min_persons out_of_range'],
      ['code too_long', 'room too_long', 'is_bookable not_yes_or_no'],
      ['colour unknown_column', 'room:fr unknown_column'],
      [],
      ['number duplicate_in_file'],
    ]);
    expect(reply.results[6]?.errors[0]).toMatchObject({ value: '4', params: { min: 5, max: 10 } });
    expect(reply.results.map(({ line }) => line)).toEqual(reply.results.map((_, at) => at + 2));
    expect((await listed()).map(({ number }) => number)).toEqual([10, 50]);
  });

  it('takes a number that was freed: the archived table stays as its orders name it', async () => {
    const { store, owner, apply, row, listed, book, leave } = await openTables();
    const { id } = await makeTable(server.db, store, { number: 5, room: 'Garden' });
    await leave(await book(id));
    await callAs(server.app, owner, 'delete_table', { _id: id });
    const reply = await apply('import_tables', [table(5, { room: 'Terrace' })]);
    expect(outcomes(reply)).toEqual(['create']);
    expect(await row(id)).toMatchObject({ room: 'Garden', archived_at: expect.any(Date) });
    expect(await listed()).toMatchObject([{ number: 5, room: 'Terrace', version: 1 }]);
  });

  it('is undone by archiving what orders name, and not at all where guests still come or tables are joined', async () => {
    const { owner, apply, undo, row, one, listed, book, leave } = await openTables();
    const import_id = randomUUID();
    await apply(
      'import_tables',
      [1, 2, 3, 4, 5].map((number) => table(number)),
      { import_id },
    );
    const idOf = async (number: number) => (await one(number))?.id ?? '';
    const [unused, left, seated, joined, other] = [
      await idOf(1),
      await idOf(2),
      await idOf(3),
      await idOf(4),
      await idOf(5),
    ];
    await leave(await book(left));
    await book(seated);
    const combination = { table_ids: [joined, other], min_persons: 5, max_persons: 8, idempotency_key: randomUUID() };
    await callAs(server.app, owner, 'add_table_combination', combination);
    const { results } = await undo(import_id);
    const codeOf = (id: string) => results.find(({ _id }) => _id === id)?.error_code;
    expect([unused, left, seated, joined, other].map(codeOf)).toEqual([
      ...[undefined, undefined, RECORD_IN_USE, RECORD_IN_USE, RECORD_IN_USE],
    ]);
    expect((await listed()).map(({ number }) => number)).toEqual([3, 4, 5]);
    expect(await row(unused)).toBeUndefined();
    expect(await row(left)).toMatchObject({ archived_at: expect.any(Date), version: 2 });
    const entries = await server.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'table'), eq(auditEntries.action, 'undo'), eq(auditEntries.record_id, left)));
    expect(entries).toMatchObject([{ record_name: ['2'], new_values: null }]);
  });

  it('brings no table back that was deleted since it was imported', async () => {
    const { store, owner, apply, undo, row, listed, book, leave } = await openTables();
    const { id } = await makeTable(server.db, store, { number: 5, room: 'Garden' });
    await leave(await book(id));
    const import_id = randomUUID();
    await apply('import_tables', [table(5, { room: 'Terrace' })], { import_id });
    await callAs(server.app, owner, 'delete_table', { _id: id });
    await makeTable(server.db, store, { number: 5 });
    expect((await undo(import_id)).results).toEqual([{ _id: id, success: false, error_code: CHANGED_MEANWHILE }]);
    expect(await row(id)).toMatchObject({ room: 'Terrace', archived_at: expect.any(Date) });
    expect(await listed()).toHaveLength(1);
  });

  it('belongs to those who may change tables, in stores that take bookings', async () => {
    const { store, owner, apply, send, undo } = await openTables();
    const as = async (...grants: ('store/table_booking' | 'store/product')[]) =>
      loginSubStore(server.app, await makeSubStore(server.db, store, { grants }));
    const [host, cook] = [await as('store/table_booking'), await as('store/product')];
    const import_id = randomUUID();
    expect(await send('import_tables', [table(1)], { caller: cook })).toMatchObject({ error_code: NOT_PERMITTED });
    await apply('import_tables', [table(1)], { caller: host, import_id });
    expect(await errorOf(server.app, cook, 'undo_import', { import_id })).toBe(NOT_PERMITTED);
    expect(await errorOf(server.app, cook, 'undo_change', { change_id: import_id })).toBe(NOT_PERMITTED);

    const setFlag = (is_provide_table_booking: boolean) =>
      server.db.update(stores).set({ is_provide_table_booking }).where(eq(stores.id, store.id));
    await setFlag(false);
    for (const refused of [
      await send('import_tables', [table(2)]),
      await call(server.app, owner, 'undo_import', { import_id }),
      await call(server.app, owner, 'undo_change', { change_id: import_id }),
    ])
      expect(refused).toMatchObject({ error_code: NOT_PERMITTED });
    await setFlag(true);
    expect((await undo(import_id)).results).toMatchObject([{ success: true }]);
  });

  it('is previewed without waiting for anyone, and finds what was added until it is applied', async () => {
    const { store, preview, applyLines, one } = await openTables();
    const import_id = randomUUID();
    expect(outcomes(await preview('import_tables', [table(5, { room: 'Bar' })], { import_id }))).toEqual(['create']);
    const { id } = await makeTable(server.db, store, { number: 5 });
    const reply = await applyLines('import_tables', import_id, [2]);
    expect(reply).toMatchObject({ success: true, results: [{ outcome: 'update', _id: id }] });
    expect(await one(5)).toMatchObject({ id, room: 'Bar' });
  });
});
