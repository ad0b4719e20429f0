import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AuditValues } from '#contract/audit/auditEntry';
import type { AuditAction } from '#contract/audit/auditRule';
import type { Database } from '#server/db/database';

/** A table whose rows belong to a store. */
type StoreTable = PgTable & { store_id: PgColumn; id: PgColumn };

/**
 * A subject whose records are rows of one table.
 *
 * @param toRecord what the audit log keeps of a row
 */
export function rowSubject<Table extends StoreTable>(
  table: Table,
  toRecord: (row: Table['$inferSelect']) => AuditRecord,
  fields: Omit<AuditSubject, 'load' | 'lockAndLoad'> = {},
): AuditSubject {
  const are = (storeId: string, ids: readonly string[]) =>
    and(eq(table.store_id, storeId), inArray(table.id, [...ids]));
  const rowsOf = (tx: Database, storeId: string, ids: readonly string[]) =>
    tx
      .select()
      .from(table as PgTable)
      .where(are(storeId, ids));
  const records = (rows: Table['$inferSelect'][]) => new Map(rows.map((row) => [String(row.id), toRecord(row)]));
  return {
    ...fields,
    load: async (tx, storeId, ids) => records(await rowsOf(tx, storeId, ids)),
    lockAndLoad: async (tx, storeId, ids) =>
      records(await rowsOf(tx, storeId, ids).orderBy(asc(table.id)).for('no key update')),
  };
}

/** A record as the audit log tells of it: values as its reply has them, never a secret in clear. */
export interface AuditRecord {
  name: readonly string[];
  values: AuditValues;
}

export type AuditRecords = ReadonlyMap<string, AuditRecord>;

/** Whose session makes the call. */
export interface AuditCaller {
  id: string;
  sub_store_id: string | null;
}

/** How the audit log sees one kind of record. Handlers need not know of it. */
export interface AuditSubject {
  /** Records as they are; ids that the store does not have are not in the map. */
  load(tx: Database, storeId: string, ids: readonly string[]): Promise<AuditRecords>;
  /** The same before the call, locked until the transaction ends in the order in which the handlers lock. */
  lockAndLoad?(tx: Database, storeId: string, ids: readonly string[]): Promise<AuditRecords>;
  /**
   * A record from the call's reply, which was read after the change; omitted if the reply doesn't have everything
   * that the audit log records.
   */
  ofReply?(record: Record<string, unknown>): AuditRecord;
  /** The action, if the body is more specific than the call's row, for example a decision to decline. */
  actionOf?(body: Record<string, unknown>): AuditAction | undefined;
  /** Records that a body names in another way than by their ids. */
  idsOf?(tx: Database, storeId: string, body: Record<string, unknown>, caller: AuditCaller): Promise<string[]>;
  /** Fields that are lists: only what comes and goes is kept of them. */
  lists?: readonly string[];
  /** Fields with IDs or lists of IDs, and how to find their names: each name is stored with its ID. */
  references?: Readonly<Record<string, NamesOf>>;
  /** Fields of which no more is kept than that they changed. */
  secrets?: readonly string[];
}

/** Names by id. */
export type NamesOf = (tx: Database, storeId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string[]>>;
