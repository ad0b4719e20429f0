import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '#server/db/schema/index';
import { archivedColumnTypes, archivedTables, excludedTables, shapeOf } from '#server/modules/archives/service';

const tables = Object.values<unknown>(schema).filter((each): each is PgTable => is(each, PgTable));
const names = archivedTables.map(({ table }) => getTableName(table));

/** Columns of archived tables whose names sound like secrets, and that are none. */
const noSecrets: readonly string[] = [
  // Decrypted when they are exported.
  'bank_details.sealed',
  // Customers give it to the delivery person, and open orders need it.
  ...[
    'orders.is_confirmation_code_required',
    'orders.confirmation_code',
    'orders.code_tries',
    'orders.code_paused_until',
  ],
  ...['stores.country_code', 'stores.country_phone_code', 'sub_stores.country_phone_code', 'tables.code'],
  ...[
    'providers.country_phone_code',
    'customers.country_phone_code',
    'waiting_parties.country_phone_code',
    'refused_requests.country_phone_code',
    'orders.customer_country_phone_code',
  ],
  ...['promo_codes.promo_code', 'promo_codes.only_country_phone_code', 'promo_uses.customer_country_phone_code'],
  ...['documents.unique_code', 'stores.is_second_factor_required'],
  ...['script_pages.code'],
];
/** Columns that name files, besides those that `filesOf` reads. */
const noFiles: readonly string[] = ['documents.file_facts', 'menu_imports.file_name', 'stores.image_url'];

const columnsOf = (table: PgTable) => {
  const archived = archivedTables.find((each) => each.table === table);
  return archived ? shapeOf(archived).columns : [];
};

describe('the archive of everything', () => {
  it('has every table of the database, or a reason why it does not', () => {
    const listed = [...names, ...Object.keys(excludedTables)];
    expect(new Set(listed).size).toBe(listed.length);
    expect(tables.map(getTableName).sort()).toEqual([...listed].sort());
  });

  it('knows how to write each kind of column', () => {
    for (const { table } of archivedTables) {
      for (const { name, columnType } of columnsOf(table))
        expect(archivedColumnTypes, `${getTableName(table)}.${name}`).toContain(columnType);
    }
  });

  it('leaves columns behind that exist, and fills those that need a value', () => {
    for (const { table, without = {}, filled = {} } of archivedTables) {
      const { columns } = getTableConfig(table);
      const columnsLeftOut = columns.filter(({ name }) => name in without);
      expect(columnsLeftOut.map(({ name }) => name).sort()).toEqual(Object.keys(without).sort());
      const needed = columnsLeftOut.filter(({ notNull, hasDefault }) => notNull && !hasDefault).map(({ name }) => name);
      expect(Object.keys(filled)).toEqual(needed);
    }
  });

  it('has no column whose name sounds like a secret, except for those that were looked at', () => {
    const suspicious = /hash|sealed|secret|token|challenge|password|factor|code|public_key/;
    const found = archivedTables.flatMap(({ table }) =>
      columnsOf(table)
        .map(({ name }) => `${getTableName(table)}.${name}`)
        .filter((name) => suspicious.test(name.split('.')[1] ?? '')),
    );
    expect(found.filter((name) => !noSecrets.includes(name))).toEqual([]);
    expect(noSecrets.filter((name) => !found.includes(name))).toEqual([]);
  });

  it('takes the files with it that rows name', () => {
    const named = archivedTables.flatMap(({ table, filesOf }) => {
      const columns = columnsOf(table).map(({ name }) => name);
      const found = columns.filter((name) => /^original$|url$|file|photo/.test(name));
      const row = Object.fromEntries(columns.map((name) => [name, name === 'photos' ? { front: name } : name]));
      const taken = filesOf?.(row) ?? [];
      return found.filter((name) => !taken.includes(name)).map((name) => `${getTableName(table)}.${name}`);
    });
    expect(named.sort()).toEqual([...noFiles].sort());
  });

  it('imports a table after those that it refers to', () => {
    for (const [index, { table }] of archivedTables.entries()) {
      for (const { reference } of getTableConfig(table).foreignKeys) {
        const other = getTableName(reference().foreignTable);
        if (other !== getTableName(table)) expect(names.slice(0, index), getTableName(table)).toContain(other);
      }
    }
  });
});
