import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addedColumns } from '#contract/menuFiles/columnWords';
import { fileColumns } from '#contract/menuFiles/fileColumns';
import { fileLanguages } from '#contract/menuFiles/fileLanguages';
import { matchColumns } from '#contract/menuFiles/matchColumns';
import { headerOf } from '#contract/menuFiles/targets';
import { writeCells } from '#contract/menuFiles/writeCells';
import { stores } from '#server/db/schema/index';
import { seedDemo } from '#server/db/seed/demo/index';
import { createFileSession } from '../../../src/menuFiles/reading/fileSession';
import { csvFile, csvText } from '../../../src/menuFiles/writing/csvText';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { errors, outcomes } from '../../support/importDesk';
import { openSession } from '../../support/login';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  await seedDemo(server.db, { now: new Date() });
}, 60_000);
afterAll(() => server.close());

it('the demo’s tables come back from a file in every language without a change', { timeout: 60_000 }, async () => {
  const [store] = await server.db.select().from(stores).where(eq(stores.email, 'owner@demo.test'));
  const owner = await openSession(server, { id: store?.id ?? '' });
  const { data } = await callAs(server.app, owner, 'get_table_list', { perPage: 100 });
  expect(data.length).toBeGreaterThan(10);
  const [first, second] = data;
  if (!first || !second) throw new Error('the demo has no tables');
  // Texts that a program could take for something else.
  for (const [{ _id, version }, change] of [
    [first, { note: '=1+1\n"quoted", and more', code: "'-" }],
    [second, { is_bookable: false, section: '-', room: '+49; bar' }],
  ] as const)
    await callAs(server.app, owner, 'update_table', { _id, version, ...change });
  const { data: exported } = await callAs(server.app, owner, 'get_table_list', { perPage: 100 });
  const targets = fileColumns('tables', ['en']);
  const context = { currency: 'EUR', languages: ['en'] };
  const rows = exported.flatMap((record) => writeCells('tables', record, context));
  for (const language of fileLanguages) {
    const headers = [
      addedColumns.serial[language][0] ?? '',
      ...targets.map((each) => headerOf('tables', each, language)),
    ];
    const cells = rows.map((row, index) => [String(index + 1), ...targets.map((target) => row[target] ?? '')]);
    const session = createFileSession();
    const { columns } = await session.open(csvFile([csvText([headers, ...cells], ';')]), { language });
    const matches = matchColumns(columns, { kind: 'tables', languages: ['en'] });
    expect([language, matches.map(({ target }) => target)]).toEqual([language, [null, ...targets]]);
    const batch = await session.batch(0, matches);
    const reply = await callAs(server.app, owner, 'import_tables', {
      ...{ import_id: randomUUID(), mode: 'preview' },
      rows: batch.rows.map(({ line, values }) => ({ line, values })),
    });
    expect([language, errors(reply).flat(), new Set(outcomes(reply))]).toEqual([language, [], new Set(['unchanged'])]);
  }
});
