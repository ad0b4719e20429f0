import type { z } from 'zod';
import type { AuditEntity } from '#contract/audit/auditEntities';
import type { AuditValues } from '#contract/audit/auditEntry';
import type { RecordEntity } from '#contract/entities/recordMessage';
import type { RecordDescription, RecordOf } from '#contract/resources/describeRecord';
import type { Shape } from '#contract/resources/recordShape';
import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import { type AuditSubject, rowSubject } from '../modules/audit/service';
import { recordReads } from './recordReads';
import { recordWrites } from './recordWrites';
import type { AnyDescription, AnyRules, FittingTable, RecordTable, ResourceRules } from './resourceRules';

/** Handlers of the calls of a description. */
type HandlersOf<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends {
    body: infer Body extends z.ZodType;
    reply: infer Reply extends z.ZodType;
  }
    ? (body: z.output<Body>, context: CallContext) => Promise<z.output<Reply> & { message?: number }>
    : never;
};

/** A resource as implemented on the server. */
export interface StoreResource<Calls = object, Shown = object> {
  table: RecordTable;
  /** Loads one record; refused as `notFound` if the store doesn't have it. */
  load(db: Database, storeId: string, id: string): Promise<Shown>;
  handlers: HandlersOf<Calls>;
  /** How the audit log sees its records. */
  subject: AuditSubject;
}

/**
 * Returns the subject for the audit log: the stored fields and what else a change may touch, under the record's `name`.
 */
function subjectOf({ fields }: AnyDescription, { table, subject, audited = [] }: AnyRules): AuditSubject {
  const toRecord = (row: Record<string, unknown>) => {
    const values = [...Object.keys(fields), ...audited].map((name) => [
      name,
      row[name] instanceof Date ? row[name].toISOString() : row[name],
    ]);
    const name = [row.name].flat().filter((text) => typeof text === 'string');
    return { name, values: Object.fromEntries(values) as AuditValues };
  };
  return { ...rowSubject(table, toRecord), ...subject };
}

/**
 * Carries out the five calls of a description, on one table. Every query names the store. A record that someone else
 * changed in between is refused with 4009 and its current state. Every change updates `version` and `updated_at`, tells
 * the store's open devices, and is recorded in the audit log. A module adds only its own rules.
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
  const { add, update, remove } = recordWrites(description, rules, reads);
  const handlers = {
    [`get_${entity}_list`]: reads.list,
    [`get_${entity}`]: async ({ _id }: { _id: string }, { db, session }: CallContext) => ({
      [entity]: await reads.load(db, session.store_id, _id),
    }),
    [`add_${entity}`]: add,
    [`update_${entity}`]: update,
    [`delete_${entity}`]: remove,
  };
  // Names, bodies and replies, which the types above tie together, meet here at run time.
  const load = reads.load as never;
  return { table: rules.table, load, handlers: handlers as never, subject: subjectOf(description, rules) };
}
