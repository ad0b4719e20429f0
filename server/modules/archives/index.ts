import { addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { archiveCalls } from '#contract/calls/archives';
import { limits } from '#contract/limits';
import { storeDate } from '#contract/time';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { storeArchives, stores } from '#server/db/schema/index';
import { fileLinks } from '#server/files/fileLinks';
import { removeParts } from '#server/files/partFiles';
import { privateFiles } from '#server/files/privateFiles';
import type { Handlers, Session } from '#server/http/handler';
import { notFound } from '#server/records/refusals';
import { type AuditNote, writeAuditEntries } from '../audit/service';
import { type ArchiveRow, findArchive, isArchiveOf, presentArchive } from './archiveRow';
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

/** The parts of an archive that nothing refers to any longer. Those of one that is being made are deleted by the job. */
const partsOf = (row: ArchiveRow | null) => (row?.state === 'ready' ? { key: row.file, count: row.parts } : null);

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
      if (before) await tx.delete(storeArchives).where(isArchiveOf(store_id));
      const [added] = await tx
        .insert(storeArchives)
        .values({ store_id, id: newId(), created_at: at, due_at: at })
        .returning();
      if (!added) throw new Error('the archive was not requested');
      await note(tx, store_id, { action: 'add', old: null, new: { name: fileName(added, session) } });
      await tellOwner(tx, env, store_id, at);
      return { row: added, replaced: partsOf(before) };
    });
    if (replaced) afterReply(() => removeParts(privateFiles(files, env), replaced.key, replaced.count));
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

  async delete_store_archive(_body, { db, env, files, session, afterReply }) {
    const { store_id } = session;
    const removed = await db.transaction(async (tx) => {
      const row = await lockedArchive(tx, store_id);
      if (!row) throw notFound();
      await tx.delete(storeArchives).where(isArchiveOf(store_id));
      await note(tx, store_id, { action: 'delete', old: { name: fileName(row, session) }, new: null });
      return partsOf(row);
    });
    if (removed) afterReply(() => removeParts(privateFiles(files, env), removed.key, removed.count));
    return {};
  },
};
