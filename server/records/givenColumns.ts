import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Shape } from '#contract/resources/recordShape';
import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import type { RecordTable } from './resourceRules';
import { languageCount, storeName, storeTexts } from './storeTexts';

interface Written {
  table: RecordTable;
  fields: Shape;
  texts?: Readonly<Record<string, 'name' | 'text' | undefined>> | undefined;
}

/** Columns of the fields that a body gives: texts in the store's languages, times as dates, all else as it is. */
export async function givenColumns(
  tx: Database,
  { table, fields, texts = {} }: Written,
  given: Record<string, unknown>,
  before: Record<string, unknown> | null,
  { session }: CallContext,
): Promise<Record<string, unknown>> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const names = Object.keys(fields).filter((name) => given[name] !== undefined && name in columns);
  const languages = names.some((name) => texts[name]) ? await languageCount(tx, session.store_id) : 0;
  const columnOf = (name: string): unknown => {
    const value = given[name];
    const kind = texts[name];
    if (kind) {
      const kept = before?.[name] as string[] | undefined;
      return (kind === 'name' ? storeName : storeTexts)(value as string[], name, languages, kept);
    }
    return columns[name]?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value;
  };
  return Object.fromEntries(names.map((name) => [name, columnOf(name)]));
}
