import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemSearchKey, itemSearchPattern } from '#server/db/schema/itemSearchKey';
import { items } from '#server/db/schema/menu';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { makeStore } from '../../support/factories/index';
import { makeItem } from '../../support/factories/makeItem';
import { login, type TestSession } from '../../support/login';

/** Names as on menus, and unusual ones: with characters that JSON, patterns and JSON in patterns escape. */
const names = [
  'Crème brûlée',
  'Большой борщ',
  'شاورما دجاج كبيرة',
  'Pizza 12" "Quattro"',
  'Fish \\ chips \\n',
  '100% juice_50%',
  'Tab\there',
  'Ærø & Ødegård',
  'A, B", "C',
];

let test: TestApp;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp();
  const store = await makeStore(test.db);
  owner = await login(test.app, store);
  for (const [index, name] of names.entries()) {
    await makeItem(test.db, store, { name: [name], name_key: name.toLowerCase(), sku: `No"${index}\\` });
  }
});
afterAll(() => test.close());

const found = async (query: string) => {
  const { data, count } = await callAs(test.app, owner, 'get_item_list', { query });
  expect(count).toBe(data.length);
  return new Set(data.map(({ name }) => name[0]));
};

/** Some part of a name, of two letters at least, in either case. */
const parts = fc
  .record({
    name: fc.constantFrom(...names),
    from: fc.nat(20),
    length: fc.integer({ min: 2, max: 9 }),
    isUpper: fc.boolean(),
  })
  .map(({ name, from, length, isUpper }) => {
    const part = name.slice(from % (name.length - 1)).slice(0, length);
    return isUpper ? part.toUpperCase() : part;
  })
  .filter((part) => part.trim().length >= 2);

describe('searching items', () => {
  it('finds exactly the names that hold what was typed, in any alphabet and with any mark', async () => {
    await fc.assert(
      fc.asyncProperty(parts, async (part) => {
        const typed = part.trim().toLowerCase();
        const holding = names.filter((name, index) =>
          [name, `No"${index}\\`].some((text) => text.toLowerCase().includes(typed)),
        );
        expect(await found(part)).toEqual(new Set(holding));
      }),
      { numRuns: 80 },
    );
  });

  it('finds article numbers by any part, whatever marks they have', async () => {
    expect(await found('o"3\\')).toEqual(new Set([names[3]]));
    expect(await found('NO"')).toEqual(new Set(names));
  });

  it('goes by the index of trigrams', async () => {
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = (await tx.execute(sql`explain select id from ${items}
        where ${itemSearchKey(items)} like lower(${itemSearchPattern('brûlée')})`)) as { rows: object[] };
      expect(JSON.stringify(rows)).toContain('items_search');
    });
  });
});
