import { and, eq } from 'drizzle-orm';
import type { JournaledEntity } from '#contract/entities/recordMessage';
import type { Database } from '#server/db/database';
import { menuImports } from '#server/db/schema/menuChanges';
import { type AuditNote, type AuditRecords, asOneEntry, notesOf, writeAuditEntries } from '../../audit/service';
import { groupBy } from '../groupBy';
import { journalSubjects } from '../menuSubjects';
import type { RecordToUndo } from './recordsToUndo';

type ByEntity = ReadonlyMap<JournaledEntity, AuditRecords>;

/** Records of several kinds as the audit log tells of them. */
export async function auditOf(
  tx: Database,
  storeId: string,
  records: readonly Pick<RecordToUndo, 'entity' | 'id'>[],
): Promise<ByEntity> {
  const found = new Map<JournaledEntity, AuditRecords>();
  for (const [entity, own] of groupBy(records, ({ entity }) => entity)) {
    const ids = own.map(({ id }) => id);
    found.set(entity, await journalSubjects[entity].load(tx, storeId, ids));
  }
  return found;
}

const nothing: AuditRecords = new Map();

async function isImport(tx: Database, storeId: string, id: string): Promise<boolean> {
  const condition = and(eq(menuImports.store_id, storeId), eq(menuImports.id, id));
  const [found] = await tx.select({ id: menuImports.id }).from(menuImports).where(condition);
  return found !== undefined;
}

/**
 * Records the effect of undoing a change: an entry for each record, after one for the whole. An import's end has
 * its own.
 */
export async function noteUndone(
  tx: Database,
  storeId: string,
  change_id: string,
  before: ByEntity,
  after: ByEntity,
): Promise<void> {
  const notes: AuditNote[] = [];
  for (const entity of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(entity) ?? nothing, after.get(entity) ?? nothing];
    const changed = {
      entity,
      action: 'undo',
      subject: journalSubjects[entity],
      before: was,
      after: is,
      change_id,
    } as const;
    notes.push(...(await notesOf(tx, storeId, changed)));
  }
  const behindImport = await isImport(tx, storeId, change_id);
  const all = behindImport ? notes.map((note) => ({ ...note, isPart: true })) : asOneEntry(notes);
  await writeAuditEntries(tx, storeId, all);
}
