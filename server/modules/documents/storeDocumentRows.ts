import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { documents } from '#server/db/schema/providers';
import { fieldsNotValid } from '#server/http/callError';
import { type AnyDocumentRow, documentNotFound } from '../providers/service';
import { isOfStore } from './requiredDocuments';

/** @throws 1002 at `_id` */
export async function loadStoreDocument(db: Database, storeId: string, id: string): Promise<AnyDocumentRow> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(isOfStore(storeId), eq(documents.id, id)));
  if (!row) throw documentNotFound();
  return row;
}

/** 1004: an approved document stays as it was reviewed. */
export const cannotChange = () =>
  fieldsNotValid(errorCodes.DOCUMENT_UPDATE_FAILED, [{ path: '_id', code: String(errorCodes.DOCUMENT_UPDATE_FAILED) }]);

/** 1001: the body names a store that isn't the session's. */
export function assertOwnStore({ holder_id }: { holder_id?: string | undefined }, storeId: string): void {
  if (holder_id === undefined || holder_id === storeId) return;
  const code = errorCodes.DOCUMENT_LIST_NOT_FOUND;
  throw fieldsNotValid(code, [{ path: 'holder_id', code: String(code) }]);
}
