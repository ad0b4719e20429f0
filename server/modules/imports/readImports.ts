import { and, asc, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { dateBounds } from '#contract/time';
import { containing } from '#server/db/likePattern';
import { menuImportRows, menuImports } from '#server/db/schema/menuChanges';
import { fileKey } from '#server/files/fileKey';
import { CallError } from '#server/http/callError';
import type { Handler, Session } from '#server/http/handler';
import { assertMayImport } from './importContext';
import { findImport, isImport, openImport } from './openImport';
import { presentImport, presentImports } from './presentImport';
import { presentResult } from './storedRows';

/** Stores the file of an import, creating the import if needed; replaces an earlier file until the import is applied. */
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
      if (record.file || record.state !== 'previewed') assertMayImport(session, kind);
      // What was applied stays on record: a late second upload doesn't replace it.
      if (record.file && record.state !== 'previewed')
        return { unused: key, reply: { import: await presentImport(tx, store_id, record) } };
      await tx.update(menuImports).set({ file: key, file_name }).where(isImport(store_id, import_id));
      const presented = await presentImport(tx, store_id, { ...record, file: key, file_name });
      return { unused: record.file, reply: { import: presented } };
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

function listed(body: ParsedBodyOf<'get_import_list'>, { store_id, timezone }: Session): SQL | undefined {
  const { query, start_date, end_date, ids } = body;
  return and(
    eq(menuImports.store_id, store_id),
    ids && inArray(menuImports.id, ids),
    query ? or(ilike(menuImports.file_name, containing(query)), ilike(menuImports.by, containing(query))) : undefined,
    start_date ? gte(menuImports.created_at, dateBounds(start_date, timezone).start) : undefined,
    end_date ? lt(menuImports.created_at, dateBounds(end_date, timezone).end) : undefined,
  );
}

export const getImportList: Handler<'get_import_list'> = async (body, { db, session }) => {
  const condition = listed(body, session);
  const inOrder = body.sort_order === 'ASC' ? asc : desc;
  const records = await db
    .select()
    .from(menuImports)
    .where(condition)
    .orderBy(inOrder(menuImports.created_at), inOrder(menuImports.id))
    .limit(body.perPage)
    .offset((body.page - 1) * body.perPage);
  const data = await presentImports(db, session.store_id, records);
  return { data, count: await db.$count(menuImports, condition) };
};

export const getImport: Handler<'get_import'> = async ({ _id }, { db, session: { store_id } }) => ({
  import: await presentImport(db, store_id, await findImport(db, store_id, _id)),
});

export const getImportRowList: Handler<'get_import_row_list'> = async (body, { db, session: { store_id } }) => {
  const { import_id, page, perPage, filter } = body;
  await findImport(db, store_id, import_id);
  const condition = and(
    eq(menuImportRows.store_id, store_id),
    eq(menuImportRows.import_id, import_id),
    filter.outcome && eq(menuImportRows.outcome, filter.outcome),
    filter.is_applied === undefined ? undefined : eq(menuImportRows.is_applied, filter.is_applied),
    filter.has_unusual_price && sql`jsonb_path_exists(${menuImportRows.changes}, '$[*].usual')`,
  );
  const rows = await db
    .select()
    .from(menuImportRows)
    .where(condition)
    .orderBy(asc(menuImportRows.line))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const data = rows.map((row) => ({ ...presentResult(row), values: row.values, is_applied: row.is_applied }));
  return { data, count: await db.$count(menuImportRows, condition) };
};
