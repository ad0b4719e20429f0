import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { AuditEntity } from '#contract/audit/auditEntities';
import type { ErrorCode } from '#contract/codes/errorCodes';
import type { SuccessCode } from '#contract/codes/successCodes';
import type { RecordEntity } from '#contract/entities/recordMessage';
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

/** A value as stored in its column: a time as a date. */
type Stored<Value> = Value | (string extends Value ? Date : never);

/** A table with a column for everything that a record shows, except counts. */
export type FittingTable<Shown, Counted> = RecordTable & {
  $inferSelect: { [Name in Exclude<keyof Shown, '_id' | Counted>]: Stored<Shown[Name]> };
};

type ColumnName<Table extends PgTable> = keyof Table['_']['columns'] & string;
/** Fields of a body: all of them when adding, only the changed ones in an update. */
export type InputFields<Fields extends Shape> = Partial<z.output<z.ZodObject<Fields>>>;

/** The rules of a resource beyond the common behaviour of all resources. */
export interface ResourceRules<
  Fields extends Shape,
  Shown,
  Filter extends Shape,
  Sort extends string,
  Table extends RecordTable,
  Counted extends keyof Shown & string,
> {
  /** Its columns have the names of the record's fields. */
  table: Table;
  /** Values that aren't columns: how many other records refer to it. */
  counted?: { [Name in Counted]: SQL<Shown[Name]> };
  /** Which records a list has that doesn't search or name any; all of the store's by default. */
  listed?: SQL;
  /** Columns that a list's `query` searches. */
  search?: readonly ColumnName<Table>[];
  /**
   * The columns or expressions for `sort_by` names that aren't columns. Descending order puts nulls last, which an
   * ascending index can't serve.
   */
  sortBy?: { [Name in Sort]?: SQL | PgColumn };
  /** The condition for a filter that isn't a simple column comparison. */
  matches?: { [Name in keyof Filter]?: (value: z.output<Filter[Name]>, context: CallContext) => SQL | undefined };
  /** Fields in the store's languages: the first language of a `name` can't be empty (998). */
  texts?: { [Name in keyof Fields]?: 'name' | 'text' };
  /**
   * Columns written instead of, or besides, the given fields, and rules that need the database.
   *
   * @param record the current record; `null` when adding one
   */
  columns?: (
    tx: Database,
    input: InputFields<Fields>,
    record: Shown | null,
    context: CallContext,
  ) => Promise<Partial<Table['$inferInsert']>>;
  unique?: UniqueIndexes;
  /** Throws a `CallError` to refuse deleting a record. A record that others refer to is refused with 4113 without this. */
  beforeDelete?: (tx: Database, record: Shown, context: CallContext) => Promise<void>;
  /**
   * Whether a record that is deleted must be archived because others still refer to it. The table then has a column
   * `archived_at`, and no call of the resource finds an archived record.
   */
  isArchived?: (tx: Database, storeId: string, id: string) => Promise<boolean>;
  /**
   * Called once before the records of a call are deleted. If it throws, none of them is deleted.
   *
   * @param body the rest of the call's body, with fields that only the module knows
   */
  beforeDeletion?: (tx: Database, ids: readonly string[], context: CallContext, body: object) => Promise<void>;
  /** How a change is made: `changeRecords`, unless a change must wait for others. */
  change?: typeof changeRecords;
  /** The code for a record that the store doesn't have; `NO_DATA_FOUND` by default. */
  notFound?: ErrorCode;
  /** Texts that confirm a change. */
  messages?: { [Action in 'add' | 'update' | 'delete']?: SuccessCode };
  /** Columns that the audit log records besides the fields: places in a list. */
  audited?: readonly ColumnName<Table>[];
  /** Overrides what the audit log records and how it names the record; by default its fields and its `name`. */
  subject?: Partial<AuditSubject>;
}

/** The same for code that works with any resource. */
export type AnyRules = Omit<
  ResourceRules<Shape, Record<string, unknown>, Shape, string, RecordTable, string>,
  'search' | 'columns' | 'beforeDelete' | 'matches' | 'audited'
> & {
  audited?: readonly string[];
  search?: readonly string[];
  matches?: Record<string, ((value: never, context: CallContext) => SQL | undefined) | undefined>;
  columns?: (tx: Database, input: never, record: never, context: CallContext) => Promise<object>;
  beforeDelete?: (tx: Database, record: never, context: CallContext) => Promise<void>;
};

/** The parts of a description that this code reads. */
export interface AnyDescription {
  entity: AuditEntity & RecordEntity;
  fields: Shape;
  schema: z.ZodObject;
  sort: readonly [string, ...string[]];
  order: 'ASC' | 'DESC';
}
