import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { BulkResult } from '#contract/entities/change';
import type { Shape } from '#contract/resources/recordShape';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { CallError, changedMeanwhile } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { changeRecords } from './changeRecords';
import type { AnyRecord, recordReads } from './recordReads';
import { asUniqueError, isBrokenReference, recordInUse } from './refusals';
import type { AnyDescription, AnyRules, RecordTable } from './resourceRules';
import { languageCount, storeName, storeTexts } from './storeTexts';
import { touched } from './touched';

interface Written {
  table: RecordTable;
  fields: Shape;
  texts?: Readonly<Record<string, 'name' | 'text' | undefined>> | undefined;
}

/** Columns for the fields of a body: texts in the store's languages, times as dates, everything else unchanged. */
async function inputColumns(
  tx: Database,
  { table, fields, texts = {} }: Written,
  input: Record<string, unknown>,
  before: Record<string, unknown> | null,
  { session }: CallContext,
): Promise<Record<string, unknown>> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const names = Object.keys(fields).filter((name) => input[name] !== undefined && name in columns);
  const languages = names.some((name) => texts[name]) ? await languageCount(tx, session.store_id) : 0;
  const columnOf = (name: string): unknown => {
    const value = input[name];
    const kind = texts[name];
    if (kind) {
      const stored = before?.[name] as string[] | undefined;
      return (kind === 'name' ? storeName : storeTexts)(value as string[], name, languages, stored);
    }
    return columns[name]?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value;
  };
  return Object.fromEntries(names.map((name) => [name, columnOf(name)]));
}

type Fields = Record<string, unknown>;

/** Adds, changes and deletes the records of a resource. */
export function recordWrites(
  { entity, fields }: AnyDescription,
  rules: AnyRules,
  reads: ReturnType<typeof recordReads>,
) {
  const { table, unique = {}, change = changeRecords, messages = {} } = rules;
  const { load, lock, isOne } = reads;
  const { columns, beforeDelete, beforeDeletion, isArchived } = rules;
  const messageOf = (action: keyof typeof messages) => (messages[action] ? { message: messages[action] } : {});

  async function columnsOf(tx: Database, input: Fields, record: AnyRecord | null, context: CallContext) {
    return {
      ...(await inputColumns(tx, { table, fields, texts: rules.texts }, input, record, context)),
      ...(await columns?.(tx, input as never, record as never, context)),
      ...touched(context.session, context.now()),
    };
  }

  const add = (body: Fields, context: CallContext) =>
    change(context, async (tx, announce) => {
      const { store_id } = context.session;
      const id = newId();
      const row = { store_id, id, created_at: context.now(), ...(await columnsOf(tx, body, null, context)) };
      await tx
        .insert(table as PgTable)
        .values(row)
        .catch(asUniqueError(unique));
      announce(entity, [id]);
      return { [entity]: await load(tx, store_id, id), ...messageOf('add') };
    });

  const update = (body: Fields & { _id: string; version: number }, context: CallContext) =>
    change(context, async (tx, announce) => {
      const { store_id } = context.session;
      await lock(tx, store_id, [body._id]);
      const record = await load(tx, store_id, body._id);
      if (record.version !== body.version) throw changedMeanwhile(record);
      await tx
        .update(table as PgTable)
        .set({ ...(await columnsOf(tx, body, record, context)), version: sql`${table.version} + 1` })
        .where(isOne(store_id, body._id))
        .catch(asUniqueError(unique));
      announce(entity, [body._id]);
      return { [entity]: await load(tx, store_id, body._id), ...messageOf('update') };
    });

  async function deleteOne(tx: Database, id: string, context: CallContext): Promise<void> {
    const { store_id } = context.session;
    const record = await load(tx, store_id, id);
    // In a savepoint: a refused deletion leaves nothing behind, and the records before it stay deleted.
    await tx
      .transaction(async (inner) => {
        await beforeDelete?.(inner, record as never, context);
        if (await isArchived?.(inner, store_id, id)) {
          const columns: Fields = { archived_at: context.now(), ...touched(context.session, context.now()) };
          await inner
            .update(table as PgTable)
            .set({ ...columns, version: sql`${table.version} + 1` })
            .where(isOne(store_id, id));
        } else await inner.delete(table as PgTable).where(isOne(store_id, id));
      })
      .catch((error: unknown) => {
        throw isBrokenReference(error) ? recordInUse(record) : error;
      });
  }

  const remove = ({ _id, ids = [], ...body }: { _id?: string; ids?: string[] }, context: CallContext) =>
    change(context, async (tx, announce) => {
      const idsToDelete = [...new Set(_id === undefined ? ids : [_id])];
      await lock(tx, context.session.store_id, idsToDelete);
      await beforeDeletion?.(tx, idsToDelete, context, body);
      const results: BulkResult[] = [];
      for (const id of idsToDelete) {
        try {
          await deleteOne(tx, id, context);
          results.push({ _id: id, success: true });
        } catch (error) {
          // A single record that can't be deleted refuses the call; among several it is reported with the others.
          if (_id !== undefined || !(error instanceof CallError)) throw error;
          results.push({ _id: id, success: false, error_code: error.code });
        }
      }
      const deleted = results.filter(({ success }) => success).map(({ _id: id }) => id);
      if (deleted.length > 0) announce(entity, deleted);
      return { results, change_id: null, ...messageOf('delete') };
    });

  return { add, update, remove };
}
