import { and, eq } from 'drizzle-orm';
import { successCodes } from '#contract/codes/successCodes';
import type { DocumentTypeId } from '#contract/documents/documentTypes';
import { holderTypes } from '#contract/documents/holderTypes';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { documents } from '#server/db/schema/providers';
import { privateFiles } from '#server/files/privateFiles';
import type { Handler } from '#server/http/handler';
import {
  type AnyDocumentRow,
  assertTypeOf,
  detailsIn,
  documentNotFound,
  isDocument,
  noteDocument,
  presentDocument,
  unreviewed,
  uploadedDocument,
} from '../providers/service';
import { changeStoreDocuments } from './changeStoreDocuments';
import { isOfStore } from './requiredDocuments';
import { assertOwnStore } from './storeDocumentRows';

/** The row that a new side belongs to, if there is one; otherwise whether its new row replaces an approved document. */
async function rowFor(
  tx: Database,
  storeId: string,
  type: DocumentTypeId,
): Promise<{ row: AnyDocumentRow | null; is_replacement: boolean }> {
  const rows = await tx
    .select()
    .from(documents)
    .where(and(isOfStore(storeId), eq(documents.document_type_id, type)));
  const current = rows.find((row) => !row.is_replacement);
  const open = rows.find((row) => row.is_replacement) ?? (current?.state === 'approved' ? undefined : current);
  return { row: open ?? null, is_replacement: open?.is_replacement ?? current !== undefined };
}

/**
 * Stores one side of a store's document. A side of an approved document starts a replacement, and the approved one
 * stays as it is. The file is written before the row that names it, and deleted if that fails.
 */
export const uploadStoreDocument: Handler<'upload_document'> = async (body, context) => {
  const { document_type_id, side } = body;
  const { session, now, files, env } = context;
  const { store_id } = session;
  assertOwnStore(body, store_id);
  assertTypeOf(holderTypes.store, document_type_id);
  const storage = privateFiles(files, env);
  const checked = await uploadedDocument(context);
  const key = await storage.put(store_id, checked.content);
  const column = side === 'front' ? 'front_file' : 'back_file';
  try {
    const { replaced, ...result } = await changeStoreDocuments(context, store_id, async (tx) => {
      const { row: known, is_replacement } = await rowFor(tx, store_id, document_type_id);
      const file = { [column]: key, file_facts: { ...known?.file_facts, [side]: checked.facts } };
      const set = { ...detailsIn(body), ...file, ...unreviewed, reminded_days: null, uploaded_at: now() };
      const id = known?.id ?? newId();
      const [after] = known
        ? await tx
            .update(documents)
            .set({ ...set, version: known.version + 1 })
            .where(isDocument(store_id, id))
            .returning()
        : await tx
            .insert(documents)
            .values({ ...set, store_id, id, provider_id: null, document_type_id, is_replacement })
            .returning();
      if (!after) throw documentNotFound();
      await noteDocument(tx, known ? 'update' : 'add', known, after);
      const document = presentDocument(after);
      const result = { document, replaced: known?.[column] ?? '', message: successCodes.DOCUMENT_UPLOADED };
      return { id, result };
    });
    await storage.delete([replaced]);
    return result;
  } catch (error) {
    await storage.delete([key]);
    throw error;
  }
};
