import { isDeepStrictEqual } from 'node:util';
import type { AuditEntity } from '#contract/audit/auditEntities';
import type { AuditValues } from '#contract/audit/auditEntry';
import type { AuditAction } from '#contract/audit/auditRule';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import type { AuditRecords, AuditSubject } from './auditSubject';
import { type AuditNote, writeAuditEntries } from './writeAuditEntries';

type AuditValue = AuditValues[string];
type Fields = Pick<AuditSubject, 'lists' | 'secrets'>;

/** Replaces a secret: only shows that there is one. */
export const hiddenValue = { hidden: true } as const;

/** Identifies an entry of a list: its ID, or the entry itself. */
const keyOf = (entry: AuditValue): string =>
  JSON.stringify(entry && typeof entry === 'object' && '_id' in entry ? entry._id : entry);

/** Entries that are in only one of two lists, or differ; both lists in full if only their order differs. */
function listDifference(old: readonly AuditValue[], now: readonly AuditValue[]): [AuditValue[], AuditValue[]] {
  const inOld = new Map(old.map((entry) => [keyOf(entry), entry]));
  const inNew = new Map(now.map((entry) => [keyOf(entry), entry]));
  const removed = old.filter((entry) => !isDeepStrictEqual(inNew.get(keyOf(entry)), entry));
  const added = now.filter((entry) => !isDeepStrictEqual(inOld.get(keyOf(entry)), entry));
  return removed.length + added.length > 0 ? [removed, added] : [[...old], [...now]];
}

const isEmpty = (value: AuditValue | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.every((each) => each === ''));

const shown = (field: string, value: AuditValue | undefined, { secrets = [] }: Fields): AuditValue =>
  secrets.includes(field) && !isEmpty(value) ? hiddenValue : (value ?? null);

/**
 * The fields of a record that changed.
 *
 * @returns `null` if none did
 */
function differences(old: AuditValues, now: AuditValues, fields: Fields): [AuditValues, AuditValues] | null {
  const before: AuditValues = {};
  const after: AuditValues = {};
  for (const field of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [was, is] = [old[field], now[field]];
    if (isDeepStrictEqual(was ?? null, is ?? null)) continue;
    if (fields.lists?.includes(field) && Array.isArray(was) && Array.isArray(is)) {
      [before[field], after[field]] = listDifference(was, is);
    } else {
      before[field] = shown(field, was, fields);
      after[field] = shown(field, is, fields);
    }
  }
  return Object.keys(after).length > 0 ? [before, after] : null;
}

/** A record that came or went, without the fields that say nothing. */
const wholeValues = (values: AuditValues, fields: Fields): AuditValues =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => !isEmpty(value))
      .map(([field, value]) => [field, shown(field, value, fields)]),
  );

type Value = AuditValues[string];

const idsIn = (value: Value | undefined): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

/**
 * Replaces IDs with `{_id, name}`, using the names at that time, because the records may be gone when someone reads
 * the entry.
 */
async function nameReferences(
  tx: Database,
  storeId: string,
  notes: readonly AuditNote[],
  { references = {} }: Pick<AuditSubject, 'references'>,
): Promise<void> {
  const sides = notes.flatMap((note) => [note.old, note.new]).filter((values) => values != null);
  for (const [field, namesOf] of Object.entries(references)) {
    const ids = new Set(sides.flatMap((values) => idsIn(values[field])));
    if (ids.size === 0) continue;
    const names = await namesOf(tx, storeId, [...ids]);
    const named = (id: Value): Value => (typeof id === 'string' ? { _id: id, name: [...(names.get(id) ?? [])] } : id);
    for (const values of sides) {
      const value = values[field];
      if (value !== undefined) values[field] = Array.isArray(value) ? value.map(named) : named(value);
    }
  }
}

/** Records of one kind, before a change and after it. */
export interface RecordsChanged {
  entity: AuditEntity;
  action: AuditAction;
  subject: AuditSubject;
  before: AuditRecords;
  after: AuditRecords;
  change_id?: string | null | undefined;
  /** Values that the change was made with and that aren't the record's. */
  also?: AuditValues | undefined;
}

function noteOf(
  id: string,
  { entity, action, subject, before, after, change_id, also }: RecordsChanged,
): AuditNote | null {
  const [was, is] = [before.get(id), after.get(id)];
  const record = { id, name: (is ?? was)?.name ?? [] };
  const common = { entity, action, record, change_id };
  if (was && is) {
    const differing = differences(was.values, is.values, subject);
    return differing && { ...common, old: differing[0], new: { ...differing[1], ...also } };
  }
  if (is) return { ...common, new: wholeValues(is.values, subject) };
  return was ? { ...common, old: wholeValues(was.values, subject) } : null;
}

/** An entry for each record that differs, each of them named in words; to be written by `writeAuditEntries`. */
export async function notesOf(tx: Database, storeId: string, changed: RecordsChanged): Promise<AuditNote[]> {
  const ids = new Set([...changed.before.keys(), ...changed.after.keys()]);
  const notes = [...ids].flatMap((id) => noteOf(id, changed) ?? []);
  await nameReferences(tx, storeId, notes, changed.subject);
  return notes;
}

/** Returns the values that all records of a bulk change now share. */
function alike(notes: readonly AuditNote[]): AuditValues | null {
  const [first] = notes;
  const same = Object.entries(first?.new ?? {}).filter(([field, value]) =>
    notes.every((note) => note.new && isDeepStrictEqual(note.new[field], value)),
  );
  return same.length > 0 ? Object.fromEntries(same) : null;
}

/** One entry for many records, with one entry per record behind it. */
export function asOneEntry(notes: readonly AuditNote[], whole?: Partial<AuditNote>): AuditNote[] {
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
  await writeAuditEntries(tx, storeId, asOneEntry(await notesOf(tx, storeId, changed)));
}
