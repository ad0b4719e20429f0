import { isExpired } from '#contract/documents/expiry';
import { isHandedIn } from '#contract/documents/handedIn';
import type { UploadedDocument } from '#contract/entities/document';
import type { DocumentProgress } from '#contract/readiness';
import type { Database } from '#server/db/database';
import { documents } from '#server/db/schema/providers';
import { presentDocument } from '../providers/service';
import { isOfStore, readAskedTypes } from './requiredDocuments';

const progressOf = (found: readonly UploadedDocument[], today: string): DocumentProgress => {
  const approved = found.filter(({ state }) => state === 'approved');
  if (approved.some(({ expires_on }) => !isExpired(expires_on, today))) return 'accepted';
  if (found.some((one) => one.state === 'pending' && isHandedIn(one))) return 'in_review';
  return approved.length > 0 ? 'expired' : 'missing';
};

/** How far a store is with each type of document that the platform requires of it. */
export async function readDocumentProgress(db: Database, storeId: string, today: string): Promise<DocumentProgress[]> {
  const required = await readAskedTypes(db, storeId);
  const rows = await db.select().from(documents).where(isOfStore(storeId));
  const found = rows.map(presentDocument);
  return required.map((type) =>
    progressOf(
      found.filter(({ document_type_id }) => document_type_id === type),
      today,
    ),
  );
}
