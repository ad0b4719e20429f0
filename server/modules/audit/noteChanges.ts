import { isDeepStrictEqual } from 'node:util';
import type { AuditEntity } from '#contract/audit/auditEntities';
import type { AuditValues } from '#contract/audit/auditEntry';
import type { AuditAction } from '#contract/audit/auditRule';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { differences, wholeValues } from './differences';
import { nameReferences } from './nameReferences';
import { noteInTrail, type TrailNote } from './noteInTrail';
import type { TrailRecords, TrailSubject } from './trailSubject';

/** Records of one kind, before a change and after it. */
export interface RecordsChanged {
  entity: AuditEntity;
  action: AuditAction;
  subject: TrailSubject;
  before: TrailRecords;
  after: TrailRecords;
  change_id?: string | null | undefined;
}

function noteOf(id: string, { entity, action, subject, before, after, change_id }: RecordsChanged): TrailNote | null {
  const [was, is] = [before.get(id), after.get(id)];
  const record = { id, name: (is ?? was)?.name ?? [] };
  const common = { entity, action, record, change_id };
  if (was && is) {
    const differing = differences(was.values, is.values, subject);
    return differing && { ...common, old: differing[0], new: differing[1] };
  }
  if (is) return { ...common, new: wholeValues(is.values, subject) };
  return was ? { ...common, old: wholeValues(was.values, subject) } : null;
}

/** An entry for each record that differs, each of them named in words; to be written by `noteInTrail`. */
export async function notesOf(tx: Database, storeId: string, changed: RecordsChanged): Promise<TrailNote[]> {
  const ids = new Set([...changed.before.keys(), ...changed.after.keys()]);
  const notes = [...ids].flatMap((id) => noteOf(id, changed) ?? []);
  await nameReferences(tx, storeId, notes, changed.subject);
  return notes;
}

/** What all records of a bulk change have become alike. */
function alike(notes: readonly TrailNote[]): AuditValues | null {
  const [first] = notes;
  const same = Object.entries(first?.new ?? {}).filter(([field, value]) =>
    notes.every((note) => note.new && isDeepStrictEqual(note.new[field], value)),
  );
  return same.length > 0 ? Object.fromEntries(same) : null;
}

/** Many records as one entry that stands for them, and one a record behind it. */
export function asWhole(notes: readonly TrailNote[], whole?: Partial<TrailNote>): TrailNote[] {
  const [first] = notes;
  if (!first || (notes.length === 1 && !whole)) return [...notes];
  const change_id = first.change_id ?? newId();
  const { entity, action } = first;
  return [
    ...notes.map((note) => ({ ...note, change_id, isPart: true })),
    { entity, action, count: notes.length, change_id, new: alike(notes), ...whole },
  ];
}

/** Compares records with what they were and writes what differs. Nothing is written where nothing does. */
export async function noteChanges(tx: Database, storeId: string, changed: RecordsChanged): Promise<void> {
  await noteInTrail(tx, storeId, asWhole(await notesOf(tx, storeId, changed)));
}
