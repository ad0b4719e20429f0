import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { AuditEntity } from '#contract/audit/auditEntities';
import type { AuditValues } from '#contract/audit/auditEntry';
import type { BulkResult } from '#contract/entities/change';
import type { RecordEntity } from '#contract/entities/menuMessage';
import type { RecordDescription, RecordOf } from '#contract/resources/describeRecord';
import type { Shape } from '#contract/resources/recordShape';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { CallError, changedMeanwhile } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { rowSubject, type TrailSubject } from '../modules/audit/service';
import { changeRecords } from './changeRecords';
import { givenColumns } from './givenColumns';
import { type AnyRecord, recordReads } from './recordReads';
import { isBrokenReference, recordInUse, refuseTaken } from './refusals';
import type { AnyDescription, AnyRules, FittingTable, RecordTable, ResourceRules } from './resourceRules';
import { touched } from './touched';

/** Handlers of the calls of a description. */
type HandlersOf<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends {
    body: infer Body extends z.ZodType;
    reply: infer Reply extends z.ZodType;
  }
    ? (body: z.output<Body>, context: CallContext) => Promise<z.output<Reply> & { message?: number }>
    : never;
};

/** A resource as the server carries it out. */
export interface StoreResource<Calls = object, Shown = object> {
  table: RecordTable;
  /** One of its records; refused as `notFound` where the store doesn't have it. */
  load(db: Database, storeId: string, id: string): Promise<Shown>;
  handlers: HandlersOf<Calls>;
  /** How the audit log sees its records. */
  subject: TrailSubject;
}

type Fields = Record<string, unknown>;

function writes({ entity, fields }: AnyDescription, rules: AnyRules, reads: ReturnType<typeof recordReads>) {
  const { table, unique = {}, change = changeRecords, messages = {} } = rules;
  const { load, lock, isOne } = reads;
  const { columns, beforeDelete } = rules;
  const said = (action: keyof typeof messages) => (messages[action] ? { message: messages[action] } : {});

  async function columnsOf(tx: Database, given: Fields, record: AnyRecord | null, context: CallContext) {
    return {
      ...(await givenColumns(tx, { table, fields, texts: rules.texts }, given, record, context)),
      ...(await columns?.(tx, given as never, record as never, context)),
      ...touched(context.session, context.now()),
    };
  }

  const add = (body: Fields, context: CallContext) =>
    change(context, async (tx, tell) => {
      const { store_id } = context.session;
      const id = newId();
      const row = { store_id, id, created_at: context.now(), ...(await columnsOf(tx, body, null, context)) };
      await tx
        .insert(table as PgTable)
        .values(row)
        .catch(refuseTaken(unique));
      tell(entity, [id]);
      return { [entity]: await load(tx, store_id, id), ...said('add') };
    });

  const update = (body: Fields & { _id: string; version: number }, context: CallContext) =>
    change(context, async (tx, tell) => {
      const { store_id } = context.session;
      await lock(tx, store_id, [body._id]);
      const record = await load(tx, store_id, body._id);
      if (record.version !== body.version) throw changedMeanwhile(record);
      await tx
        .update(table as PgTable)
        .set({ ...(await columnsOf(tx, body, record, context)), version: sql`${table.version} + 1` })
        .where(isOne(store_id, body._id))
        .catch(refuseTaken(unique));
      tell(entity, [body._id]);
      return { [entity]: await load(tx, store_id, body._id), ...said('update') };
    });

  async function deleteOne(tx: Database, id: string, context: CallContext): Promise<void> {
    const { store_id } = context.session;
    const record = await load(tx, store_id, id);
    // In a savepoint: what is refused leaves nothing behind, and the records before it stay deleted.
    await tx
      .transaction(async (inner) => {
        await beforeDelete?.(inner, record as never, context);
        await inner.delete(table as PgTable).where(isOne(store_id, id));
      })
      .catch((error: unknown) => {
        throw isBrokenReference(error) ? recordInUse(record) : error;
      });
  }

  const remove = ({ _id, ids = [] }: { _id?: string; ids?: string[] }, context: CallContext) =>
    change(context, async (tx, tell) => {
      const named = [...new Set(_id === undefined ? ids : [_id])];
      await lock(tx, context.session.store_id, named);
      const results: BulkResult[] = [];
      for (const id of named) {
        try {
          await deleteOne(tx, id, context);
          results.push({ _id: id, success: true });
        } catch (error) {
          // One record that can't be deleted refuses the call; among many it is told of beside the others.
          if (_id !== undefined || !(error instanceof CallError)) throw error;
          results.push({ _id: id, success: false, error_code: error.code });
        }
      }
      const gone = results.filter(({ success }) => success).map(({ _id: id }) => id);
      if (gone.length > 0) tell(entity, gone);
      return { results, change_id: null, ...said('delete') };
    });

  return { add, update, remove };
}

/** What the audit log keeps of a record: its fields as they are stored, under its `name`. */
function subjectOf({ fields }: AnyDescription, { table, subject }: AnyRules): TrailSubject {
  const toRecord = (row: Fields) => {
    const values = Object.keys(fields).map((name) => [
      name,
      row[name] instanceof Date ? row[name].toISOString() : row[name],
    ]);
    const name = [row.name].flat().filter((text) => typeof text === 'string');
    return { name, values: Object.fromEntries(values) as AuditValues };
  };
  return { ...rowSubject(table, toRecord), ...subject };
}

/**
 * Carries out the five calls of a description, on one table: every query names the store, a record that changed meanwhile is
 * 4009 with how it is now, every change touches `version` and `updated_at`, tells the store's open devices, and is kept in the audit
 * log. A module adds only the rules of its own.
 *
 * @example
 * export const notices = storeResource(notice, { table: noticesTable, search: ['name'], texts: { name: 'name' } });
 */
export function storeResource<
  Entity extends AuditEntity & RecordEntity,
  Fields extends Shape,
  Shown extends Shape,
  Filter extends Shape,
  Sort extends string,
  Table extends FittingTable<RecordOf<RecordDescription<Entity, Fields, Shown, Filter, Sort>>, Counted>,
  Counted extends keyof RecordOf<RecordDescription<Entity, Fields, Shown, Filter, Sort>> & string = never,
>(
  description: RecordDescription<Entity, Fields, Shown, Filter, Sort>,
  rules: ResourceRules<
    Fields,
    RecordOf<RecordDescription<Entity, Fields, Shown, Filter, Sort>>,
    Filter,
    Sort,
    Table,
    Counted
  >,
): StoreResource<
  RecordDescription<Entity, Fields, Shown, Filter, Sort>['calls'],
  RecordOf<RecordDescription<Entity, Fields, Shown, Filter, Sort>>
> {
  const { entity } = description;
  const reads = recordReads(description, rules);
  const { add, update, remove } = writes(description, rules, reads);
  const handlers = {
    [`get_${entity}_list`]: reads.list,
    [`get_${entity}`]: async ({ _id }: { _id: string }, { db, session }: CallContext) => ({
      [entity]: await reads.load(db, session.store_id, _id),
    }),
    [`add_${entity}`]: add,
    [`update_${entity}`]: update,
    [`delete_${entity}`]: remove,
  };
  // Here names, bodies and replies, which the types above tie together, meet at run time.
  const load = reads.load as never;
  return { table: rules.table, load, handlers: handlers as never, subject: subjectOf(description, rules) };
}
