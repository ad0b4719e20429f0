import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPreparedStatements, planOnce } from '#server/db/embeddedStatements';
import { onBehalfOf, withMutex } from '#server/db/fairQueue';

let client: PGlite;

beforeAll(async () => {
  client = withMutex(await PGlite.create());
  await client.exec('create table notes (text text)');
});

afterAll(() => client.close());

/** Many statements of one caller, all asked for at once. Each adds its name to `done` when it ends. */
const rush = (caller: string, statements: string[], done: string[]) =>
  statements.map((statement) => onBehalfOf(caller, () => client.query(statement).then(() => done.push(caller))));

const count = 'select count(*) from generate_series(1, 20000)';

test('a caller who asks for little does not wait for one who asks for much', async () => {
  const done: string[] = [];
  const busy = rush(
    'busy',
    Array.from({ length: 40 }, () => count),
    done,
  );
  await busy[0];
  for (let statement = 0; statement < 3; statement += 1) await Promise.all(rush('quiet', [count], done));
  const before = done.filter((caller) => caller === 'busy').length;
  await Promise.all(busy);
  expect(before).toBeLessThan(10);
  expect(done).toHaveLength(43);
});

test('the server goes on with what else it has to do between two statements', async () => {
  let rounds = 0;
  let isDone = false;
  const turn = () => {
    rounds += 1;
    if (!isDone) setImmediate(turn);
  };
  turn();
  for (let statement = 0; statement < 50; statement += 1) await client.query('select 1');
  isDone = true;
  expect(rounds).toBeGreaterThanOrEqual(50);
});

test("a caller's reads go before its writes, which are not lost", async () => {
  const done: string[] = [];
  const first = client.query(count);
  const write = client.query("insert into notes values ('kept')").then(() => done.push('write'));
  const inTransaction = client
    .transaction((tx) => tx.query("insert into notes values ('kept too')"))
    .then(() => done.push('transaction'));
  const read = client.query('select text from notes').then(({ rows }) => done.push(`read ${rows.length}`));
  await Promise.all([first, write, inTransaction, read]);
  expect(done).toEqual(['read 0', 'write', 'transaction']);
  expect((await client.query('select text from notes')).rows).toHaveLength(2);
});

test('work in a transaction knows on whose behalf it runs, no matter who had the turn before', async () => {
  const people = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const change = (person: string) =>
    people.run(person, () =>
      client.transaction(async (tx) => {
        seen.push(people.getStore());
        await tx.query('select 1');
        seen.push(people.getStore());
      }),
    );
  await Promise.all([change('Ada'), change('Ben'), client.query(count)]);
  expect(seen).toEqual(['Ada', 'Ada', 'Ben', 'Ben']);
});

test('a failed statement lets the next one run', async () => {
  const failed = client.query('select * from nowhere');
  const next = client.query('select 1 as one');
  await expect(failed).rejects.toThrow('nowhere');
  expect((await next).rows).toEqual([{ one: 1 }]);
});

test('a statement that is planned once gives the same rows and errors as any other, in a transaction too', async () => {
  const kept = addPreparedStatements(await PGlite.create());
  await kept.exec('create table notes (id int primary key, text text, data jsonb, at timestamptz)');
  const insert = 'insert into notes values ($1, $2, $3, $4) returning *';
  const select = 'select * from notes where id = any($1) order by id';
  const values = (id: number) => [id, null, { seen: [true] }, new Date(0)];
  const usual = await kept.query(insert, values(1));
  planOnce(insert);
  planOnce(select);
  const planned = await kept.query(insert, values(2));
  expect(planned).toEqual({ ...usual, rows: [{ ...(usual.rows[0] as object), id: 2 }] });

  await expect(kept.query(insert, values(2))).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' });
  await expect(
    kept.transaction(async (tx) => {
      await tx.query(insert, values(3));
      expect((await tx.query(select, [[1, 2, 3]])).rows).toHaveLength(3);
      await tx.query(insert, values(3));
    }),
  ).rejects.toMatchObject({ code: '23505' });
  await kept.transaction((tx) => tx.query(insert, values(4)));
  const { rows } = await kept.query<unknown[]>(select, [[1, 2, 3, 4]], { rowMode: 'array' });
  expect(rows.map(([id]) => id)).toEqual([1, 2, 4]);
  await kept.close();
});
