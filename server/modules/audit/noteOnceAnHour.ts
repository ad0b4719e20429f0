import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { auditEntries } from '#server/db/schema/audit';
import { type AuditActor, auditScope } from './auditScope';
import { type AuditNote, firstAuditId, writeAuditEntries } from './writeAuditEntries';

const hourMs = 60 * 60_000;
/** Any number will do, so long as every version of the server uses the same. */
const onceLock = 0x6f6e6365;

/** The same action by the same caller on the same record within the last hour. */
function sameOf(storeId: string, actorId: string, { action, record }: AuditNote, now: Date): SQL | undefined {
  return and(
    eq(auditEntries.store_id, storeId),
    eq(auditEntries.action, action),
    sql`not ${auditEntries.is_part}`,
    gte(auditEntries.id, firstAuditId(new Date(now.getTime() - hourMs))),
    eq(auditEntries.actor_id, actorId),
    record && eq(auditEntries.record_id, record.id),
  );
}

/** Writes an entry unless there is the same one. @returns whether it was written */
async function noteOnce(
  db: Database,
  storeId: string,
  note: AuditNote,
  { same, key }: { same: SQL | undefined; key: string },
): Promise<boolean> {
  const isNoted = async (from: Database) =>
    (await from.select({ id: auditEntries.id }).from(auditEntries).where(same).limit(1)).length > 0;
  if (await isNoted(db)) return false;
  return db.transaction(async (tx) => {
    // A page makes many calls at once: the first writes the entry, and the others wait and then find it.
    await tx.execute(sql`select pg_advisory_xact_lock(${onceLock}, hashtext(${key}))`);
    if (await isNoted(tx)) return false;
    await writeAuditEntries(tx, storeId, [note]);
    return true;
  });
}

/**
 * Writes one entry for something that takes many calls, such as viewing as another account or downloading a list in
 * parts. Call it within the scope of one of those calls.
 */
export async function noteOnceAnHour(db: Database, storeId: string, note: AuditNote): Promise<void> {
  const scope = auditScope();
  const actorId = scope?.actor.id;
  if (!scope || !actorId) return;
  const same = sameOf(storeId, actorId, note, scope.now());
  await noteOnce(db, storeId, note, { same, key: [actorId, note.action, note.record?.id].join(' ') });
}

/**
 * The same for a link that several people can have: one entry an hour for each device, and for each thing that `new`
 * says.
 *
 * @returns whether an entry was written
 */
export async function noteUse(
  db: Database,
  storeId: string,
  note: AuditNote & { record: { id: string; name: readonly string[] }; actor: { id: string } & AuditActor },
): Promise<boolean> {
  const scope = auditScope();
  if (!scope) throw new Error('a link is used outside a call that is audited');
  const { address, browser, system } = scope;
  const newValues = note.new ? JSON.stringify(note.new) : null;
  const same = and(
    sameOf(storeId, note.actor.id, note, scope.now()),
    ...[eq(auditEntries.address, address), eq(auditEntries.browser, browser), eq(auditEntries.system, system)],
    newValues === null ? isNull(auditEntries.new_values) : sql`${auditEntries.new_values} = ${newValues}::text::jsonb`,
  );
  return noteOnce(db, storeId, note, {
    same,
    key: [note.actor.id, note.action, address, browser, newValues].join(' '),
  });
}
