import type { AuditValues } from '#contract/audit/auditEntry';
import type { Database } from '#server/db/database';
import type { TrailNote } from './noteInTrail';
import type { TrailSubject } from './trailSubject';

type Value = AuditValues[string];

const idsIn = (value: Value | undefined): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

/** Puts `{_id, name}` in place of ids: what they were called then, since they may be gone when somebody reads it. */
export async function nameReferences(
  tx: Database,
  storeId: string,
  notes: readonly TrailNote[],
  { references = {} }: Pick<TrailSubject, 'references'>,
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
