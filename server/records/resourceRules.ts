import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { AuditEntity } from '#contract/audit/auditEntities';
import type { ErrorCode } from '#contract/codes/errorCodes';
import type { SuccessCode } from '#contract/codes/successCodes';
import type { RecordEntity } from '#contract/entities/menuMessage';
import type { Shape } from '#contract/resources/recordShape';
import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import type { AuditSubject } from '../modules/audit/service';
import type { changeRecords } from './changeRecords';
import type { UniqueIndexes } from './refusals';

/** A table whose rows are records of a store. */
export type RecordTable = PgTable & {
  store_id: PgColumn;
  id: PgColumn;
  version: PgColumn;
  created_at: PgColumn;
  updated_at: PgColumn;
  updated_by: PgColumn;
};

/** A value as its column holds it: a time as a date. */
type Stored<Value> = Value | (string extends Value ? Date : never);

/** A table that has a column for all that a record shows, but for what is counted. */
export type FittingTable<Shown, Counted> = RecordTable & {
  $inferSelect: { [Name in Exclude<keyof Shown, '_id' | Counted>]: Stored<Shown[Name]> };
};

type ColumnName<Table extends PgTable> = keyof Table['_']['columns'] & string;
/** Fields of a body: all of them when a record is added, those to be changed in an update. */
export type GivenFields<Fields extends Shape> = Partial<z.output<z.ZodObject<Fields>>>;

/** What a resource's calls do beside what all resources do. */
export interface ResourceRules<
  Fields extends Shape,
  Shown,
  Filter extends Shape,
  Sort extends string,
  Table extends RecordTable,
  Counted extends keyof Shown & string,
> {
  /** Its columns bear the names of the record's fields. */
  table: Table;
  /** What a record shows that is no column: how many others refer to it. */
  counted?: { [Name in Counted]: SQL<Shown[Name]> };
  /** Columns that a list's `query` is looked for in. */
  search?: readonly ColumnName<Table>[];
  /** What a name of `sort_by` stands for where it is no column. */
  sortBy?: { [Name in Sort]?: SQL | PgColumn };
  /** What a filter means where it isn't that a column has the value. */
  matches?: { [Name in keyof Filter]?: (value: z.output<Filter[Name]>, context: CallContext) => SQL | undefined };
  /** Fields in the store's languages: the first language of a `name` must not be empty (998). */
  texts?: { [Name in keyof Fields]?: 'name' | 'text' };
  /**
   * Columns in place of the fields given, or beside them, and the rules that only the database can judge.
   *
   * @param record as it is; `null` where it is being added
   */
  columns?: (
    tx: Database,
    given: GivenFields<Fields>,
    record: Shown | null,
    context: CallContext,
  ) => Promise<Partial<Table['$inferInsert']>>;
  unique?: UniqueIndexes;
  /** Refuses to delete a record by throwing a `CallError`. One that others refer to is refused by 4113 without it. */
  beforeDelete?: (tx: Database, record: Shown, context: CallContext) => Promise<void>;
  /** How a change is made; `changeRecords` unless a change must wait for others. */
  change?: typeof changeRecords;
  /** The code for a record that the store doesn't have; `NO_DATA_FOUND` unless the catalogue has one of its own. */
  notFound?: ErrorCode;
  /** Texts that confirm a change. */
  messages?: { [Action in 'add' | 'update' | 'delete']?: SuccessCode };
  /** What the audit log keeps and calls it, where that isn't its fields and its `name`. */
  subject?: Partial<AuditSubject>;
}

/** The same for the code that carries the calls out, whatever the resource. */
export type AnyRules = Omit<
  ResourceRules<Shape, Record<string, unknown>, Shape, string, RecordTable, string>,
  'search' | 'columns' | 'beforeDelete' | 'matches'
> & {
  search?: readonly string[];
  matches?: Record<string, ((value: never, context: CallContext) => SQL | undefined) | undefined>;
  columns?: (tx: Database, given: never, record: never, context: CallContext) => Promise<object>;
  beforeDelete?: (tx: Database, record: never, context: CallContext) => Promise<void>;
};

/** What carries the calls out reads of a description. */
export interface AnyDescription {
  entity: AuditEntity & RecordEntity;
  fields: Shape;
  schema: z.ZodObject;
  sort: readonly [string, ...string[]];
  order: 'ASC' | 'DESC';
}
