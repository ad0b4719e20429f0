import { and, eq } from 'drizzle-orm';
import type { documentCalls } from '#contract/calls/documents';
import { successCodes } from '#contract/codes/successCodes';
import { storeDocumentTypes } from '#contract/documents/documentTypes';
import type { Database } from '#server/db/database';
import { documents } from '#server/db/schema/providers';
import { privateFiles } from '#server/files/privateFiles';
import type { Handlers } from '#server/http/handler';
import {
  type AnyDocumentRow,
  assertSeen,
  detailsIn,
  documentFile,
  isDocument,
  noteDocument,
  presentDocument,
  unreviewed,
} from '../providers/service';
import { changeStoreDocuments } from './changeStoreDocuments';
import { isOfStore, readAskedTypes } from './requiredDocuments';
import { assertOwnStore, cannotChange, loadStoreDocument } from './storeDocumentRows';
import { uploadStoreDocument } from './uploadStoreDocument';

/** A replacement without a document to replace is the document. */
async function promoteReplacement(tx: Database, { store_id, document_type_id }: AnyDocumentRow): Promise<void> {
  const isTypes = and(isOfStore(store_id), eq(documents.document_type_id, document_type_id));
  await tx.update(documents).set({ is_replacement: false }).where(isTypes);
}

/** The calls for a store's own documents, by its owner. */
export const storeDocumentHandlers: Omit<Handlers<keyof typeof documentCalls>, 'review_document'> = {
  async get_document_list(body, { db, session }) {
    assertOwnStore(body, session.store_id);
    const rows = await db.select().from(documents).where(isOfStore(session.store_id));
    const required = await readAskedTypes(db, session.store_id);
    const data = storeDocumentTypes.map(({ id }) => {
      const found = (isReplacement: boolean) => {
        const row = rows.find((one) => one.document_type_id === id && one.is_replacement === isReplacement);
        return row ? presentDocument(row) : null;
      };
      return {
        document_type_id: id,
        is_required: required.includes(id),
        document: found(false),
        replacement: found(true),
      };
    });
    return { data, count: data.length };
  },

  upload_document: uploadStoreDocument,

  update_document: ({ _id, version, ...details }, context) =>
    changeStoreDocuments(context, context.session.store_id, async (tx) => {
      const { store_id } = context.session;
      const row = await loadStoreDocument(tx, store_id, _id);
      assertSeen(row, version);
      if (row.state === 'approved') throw cannotChange();
      await tx
        .update(documents)
        // A declined document stays declined, with its reason, until a file is uploaded again.
        .set({
          ...detailsIn(details),
          ...(row.state !== 'declined' && unreviewed),
          ...{ reminded_days: null, version: row.version + 1 },
        })
        .where(isDocument(store_id, _id));
      const after = await loadStoreDocument(tx, store_id, _id);
      await noteDocument(tx, 'update', row, after);
      return { id: _id, result: { document: presentDocument(after), message: successCodes.DOCUMENT_UPDATED } };
    }),

  async delete_document({ _id }, context) {
    const { files, env, session } = context;
    const row = await changeStoreDocuments(context, session.store_id, async (tx) => {
      const found = await loadStoreDocument(tx, session.store_id, _id);
      const required = await readAskedTypes(tx, session.store_id);
      if (found.state === 'approved' && required.includes(found.document_type_id)) throw cannotChange();
      await tx.delete(documents).where(isDocument(session.store_id, _id));
      if (!found.is_replacement) await promoteReplacement(tx, found);
      await noteDocument(tx, 'delete', found, null);
      return { id: _id, result: found };
    });
    // Files last: one that stays is a little space, a row without its file a broken picture.
    await privateFiles(files, env).delete([row.front_file, row.back_file]);
    return { document: presentDocument(row), message: successCodes.DOCUMENT_DELETED };
  },

  get_document_file: async ({ _id, side }, context) =>
    documentFile(await loadStoreDocument(context.db, context.session.store_id, _id), side, context),
};
