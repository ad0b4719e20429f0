import { addHours, addSeconds, differenceInSeconds, subHours } from 'date-fns';
import { and, desc, eq, gt } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import type { archiveCalls } from '#contract/calls/archives';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { storeDate } from '#contract/time';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { auditEntries, storeArchives, stores } from '#server/db/schema/index';
import { fileLinks } from '#server/files/fileLinks';
import { CallError } from '#server/http/callError';
import type { Handlers, Session } from '#server/http/handler';
import { notFound } from '#server/records/refusals';
import { type AuditNote, writeAuditEntries } from '../audit/service';
import { type ArchiveRow, findArchive, isArchiveOf, presentArchive, removeFile } from './archiveRow';
import { tellOwner } from './tellOwner';

/** The name of the file that is downloaded. */
const fileName = ({ created_at }: ArchiveRow, { timezone }: Session): string =>
  `storedesk-${storeDate(created_at, timezone)}.zip`;

const note = (tx: Database, storeId: string, change: Pick<AuditNote, 'action' | 'old' | 'new'>) =>
  writeAuditEntries(tx, storeId, [{ entity: 'store_archive', ...change }]);

/** Locks the store's row, so that two requests, or a request and a deletion, come one after the other. */
async function lockedArchive(tx: Database, storeId: string): Promise<ArchiveRow | null> {
  await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('no key update');
  const [row] = await tx.select().from(storeArchives).where(isArchiveOf(storeId));
  return row ?? null;
}

const isBeingMade = ({ state }: ArchiveRow): boolean => state === 'waiting' || state === 'running';

/**
 * Limits how many archives a store gets in an hour: on the embedded database, each one makes other calls wait. Counts
 * by store and not by the caller's network, because stores share networks, and an owner uses several.
 *
 * @throws 4029 with `retry_after`
 */
async function refuseTooMany(tx: Database, storeId: string, now: Date): Promise<void> {
  const [first] = await tx
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.store_id, storeId),
        eq(auditEntries.entity, 'store_archive'),
        eq(auditEntries.action, 'add'),
        gt(auditEntries.at, subHours(now, 1)),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .offset(accountLimits.archivesPerHour - 1)
    .limit(1);
  if (!first) return;
  const retry_after = Math.max(1, differenceInSeconds(addHours(first.at, 1), now));
  throw new CallError(errorCodes.TOO_MANY_ATTEMPTS, { retry_after });
}

export const archiveHandlers: Handlers<keyof typeof archiveCalls> = {
  async get_store_archive(_body, { db, session, now }) {
    const row = await findArchive(db, session.store_id, now());
    return { store_archive: row && presentArchive(row) };
  },

  async request_store_archive(_body, { db, env, files, session, now, afterReply }) {
    const { store_id } = session;
    const at = now();
    const { row, replaced } = await db.transaction(async (tx) => {
      const before = await lockedArchive(tx, store_id);
      if (before && isBeingMade(before)) return { row: before, replaced: null };
      await refuseTooMany(tx, store_id, at);
      if (before) await tx.delete(storeArchives).where(isArchiveOf(store_id));
      const [added] = await tx
        .insert(storeArchives)
        .values({ store_id, id: newId(), created_at: at, due_at: at })
        .returning();
      if (!added) throw new Error('the archive was not requested');
      await note(tx, store_id, { action: 'add', old: null, new: { name: fileName(added, session) } });
      await tellOwner(tx, store_id, { env, now });
      return { row: added, replaced: before };
    });
    if (replaced) afterReply(() => removeFile(files, replaced));
    return { store_archive: presentArchive(row) };
  },

  async download_store_archive(_body, { db, env, session, now }) {
    const { store_id } = session;
    const row = await findArchive(db, store_id, now());
    if (row?.state !== 'ready') throw notFound();
    await note(db, store_id, { action: 'download' });
    const { file: key, parts, bytes } = row;
    const name = fileName(row, session);
    const until = addSeconds(now(), limits.fileLinkSeconds);
    return { link: fileLinks(env).linkTo({ key, name, until, parts: { count: parts, bytes: bytes ?? 0 } }) };
  },

  async delete_store_archive(_body, { db, files, session, afterReply }) {
    const { store_id } = session;
    const removed = await db.transaction(async (tx) => {
      const row = await lockedArchive(tx, store_id);
      if (!row) throw notFound();
      await tx.delete(storeArchives).where(isArchiveOf(store_id));
      await note(tx, store_id, { action: 'delete', old: { name: fileName(row, session) }, new: null });
      return row;
    });
    afterReply(() => removeFile(files, removed));
    return {};
  },
};
