import { and, eq, isNull } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { holderTypes } from '#contract/documents/holderTypes';
import type { UploadedDocument } from '#contract/entities/document';
import type { Database } from '#server/db/database';
import { documents, providers } from '#server/db/schema/providers';
import { fieldsNotValid } from '#server/http/callError';

export type AnyDocumentRow = typeof documents.$inferSelect;
/** A delivery person's. */
export type DocumentRow = AnyDocumentRow & { provider_id: string };

/** A document with what its files are, and without their keys. */
export const presentDocument = (row: AnyDocumentRow): UploadedDocument => ({
  _id: row.id,
  version: row.version,
  type: row.provider_id === null ? holderTypes.store : holderTypes.provider,
  holder_id: row.provider_id ?? row.store_id,
  document_type_id: row.document_type_id,
  unique_code: row.unique_code,
  expires_on: row.expires_on,
  has_front: row.front_file !== '',
  has_back: row.back_file !== '',
  files: { front: row.file_facts.front ?? null, back: row.file_facts.back ?? null },
  state: row.state,
  is_replacement: row.is_replacement,
  reason: row.reason,
  uploaded_at: row.uploaded_at.toISOString(),
  reviewed_at: row.reviewed_at?.toISOString() ?? null,
  reviewed_by: row.reviewed_by,
});

export const documentNotFound = () =>
  fieldsNotValid(errorCodes.DOCUMENT_NOT_FOUND, [{ path: '_id', code: String(errorCodes.DOCUMENT_NOT_FOUND) }]);

export const isDocument = (storeId: string, id: string) => and(eq(documents.store_id, storeId), eq(documents.id, id));

/**
 * A document of a person who hasn't been deleted.
 *
 * @throws 1002 at `_id`
 */
export async function loadDocument(db: Database, storeId: string, id: string): Promise<DocumentRow> {
  const [row] = await db
    .select({ document: documents, provider_id: providers.id })
    .from(documents)
    .innerJoin(providers, and(eq(providers.store_id, documents.store_id), eq(providers.id, documents.provider_id)))
    .where(and(isDocument(storeId, id), isNull(providers.archived_at)));
  if (!row) throw documentNotFound();
  return { ...row.document, provider_id: row.provider_id };
}
