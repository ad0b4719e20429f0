import { errorCodes } from '#contract/codes/errorCodes';
import { menuImports } from '#server/db/schema/menuChanges';
import { fileKey } from '#server/files/fileKey';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { assertMayImport } from './assertMayImport';
import { findImport, isImport, openImport } from './openImport';
import { presentImport } from './presentImport';

/** Keeps a file for its import, which is made where it is not there yet; a file that was kept before is replaced. */
export const addImportFile: Handler<'add_import_file'> = async (body, { db, session, now, files, upload }) => {
  const { store_id } = session;
  const { import_id, kind, file_name } = body;
  if (!upload) throw new CallError(errorCodes.FIELDS_NOT_VALID, { errors: [{ path: 'file', code: 'invalid_type' }] });
  const key = fileKey('imports', store_id);
  // Before the transaction, which must not wait for a file store: a row never names a file that isn't there.
  await files.put(key, upload.content);
  const recordFile = () =>
    db.transaction(async (tx) => {
      const record = await openImport(tx, session, import_id, kind, {}, now());
      if (record.file) assertMayImport(session, kind);
      await tx.update(menuImports).set({ file: key, file_name }).where(isImport(store_id, import_id));
      const kept = await presentImport(tx, store_id, { ...record, file: key, file_name });
      return { unused: record.file, reply: { import: kept } };
    });
  const { unused, reply } = await recordFile().catch(async (error: unknown) => {
    await files.delete(key).catch(() => {});
    throw error;
  });
  // The change is committed: a file that can't be deleted now is only lost space.
  if (unused) await files.delete(unused).catch(() => {});
  return reply;
};

export const getImportFile: Handler<'get_import_file'> = async ({ import_id }, { db, session, files }) => {
  const { file, file_name } = await findImport(db, session.store_id, import_id);
  const content = file ? await files.get(file) : null;
  if (!content) throw new CallError(errorCodes.NO_DATA_FOUND);
  return { file_name, content: content.toString('base64') };
};
