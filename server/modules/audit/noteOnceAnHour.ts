import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { auditEntries } from '#server/db/schema/audit';
import { auditScope } from './auditScope';
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

/**
 * Writes one entry for something that takes many calls, such as viewing as another account or downloading a list in
 * parts. Call it within the scope of one of those calls.
 */
export async function noteOnceAnHour(db: Database, storeId: string, note: AuditNote): Promise<void> {
  const scope = auditScope();
  const actorId = scope?.actor.id;
  if (!scope || !actorId) return;
  const same = sameOf(storeId, actorId, note, scope.now());
  const isNoted = async (from: Database) =>
    (await from.select({ id: auditEntries.id }).from(auditEntries).where(same).limit(1)).length > 0;
  if (await isNoted(db)) return;
  await db.transaction(async (tx) => {
    // A page makes many calls at once: the first writes the entry, and the others wait and then find it.
    const what = [actorId, note.action, note.record?.id].join(' ');
    await tx.execute(sql`select pg_advisory_xact_lock(${onceLock}, hashtext(${what}))`);
    if (!(await isNoted(tx))) await writeAuditEntries(tx, storeId, [note]);
  });
}
