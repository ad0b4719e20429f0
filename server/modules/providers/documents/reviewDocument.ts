import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { DocumentState } from '#contract/documents/documentTypes';
import { missingParts } from '#contract/documents/handedIn';
import type { Database } from '#server/db/database';
import { documents } from '#server/db/schema/providers';
import { changedMeanwhile, fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { announceRecords } from '#server/records/changeRecords';
import { changeProvider, lockProvider } from '../loadProvider';
import { noteDocument } from '../noteDocuments';
import { type AnyDocumentRow, type DocumentRow, isDocument, loadDocument, presentDocument } from './documentRows';
import { unreviewed } from './uploadDocument';

/** 1005 with what must be present before a document counts. */
function assertComplete(row: AnyDocumentRow): void {
  const missing = missingParts(presentDocument(row));
  if (missing.length === 0) return;
  throw fieldsNotValid(
    errorCodes.DOCUMENT_DETAILS_MISSING,
    missing.map((path) => ({ path, code: 'required' })),
  );
}

interface Review {
  state: DocumentState;
  reason: string;
  by: string;
  now: Date;
}

/** Writes a review of a document whose holder the caller has locked. */
export async function review(tx: Database, row: AnyDocumentRow, { state, reason, by, now }: Review): Promise<void> {
  if (state === 'declined' && reason === '') {
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'reason', code: 'required' }]);
  }
  if (state === 'approved') assertComplete(row);
  const reviewed =
    state === 'pending'
      ? unreviewed
      : { state, reason: state === 'declined' ? reason : '', reviewed_at: now, reviewed_by: by };
  await tx
    .update(documents)
    .set({ ...reviewed, version: row.version + 1 })
    .where(isDocument(row.store_id, row.id));
}

const messages = {
  pending: successCodes.DOCUMENT_UPDATED,
  approved: successCodes.DOCUMENT_APPROVED,
  declined: successCodes.DOCUMENT_DECLINED,
} as const;

/** 4009 if the document has changed since the caller saw it. */
export const assertSeen = (row: AnyDocumentRow, version: number | undefined): void => {
  if (version === undefined || row.version === version) return;
  throw changedMeanwhile({ ...presentDocument(row), updated_by: row.reviewed_by } as { updated_by: string });
};

/** The store's own look at a document. */
export const reviewDocument: Handler<'review_document'> = ({ _id, version, state, reason = '' }, context) =>
  changeProvider(context, async (tx) => {
    const { session, now } = context;
    const { store_id } = session;
    const row = await lockDocument(tx, store_id, _id);
    assertSeen(row, version);
    await review(tx, row, { state, reason, by: session.name, now: now() });
    const after = await loadDocument(tx, store_id, _id);
    await noteDocument(tx, state === 'declined' ? 'decline' : 'approve', row, after);
    const document = presentDocument(after);
    return { providerId: row.provider_id, result: { document, message: messages[state] } };
  });

/** Holds the person, and with them all their documents. */
export async function lockDocument(tx: Database, storeId: string, id: string): Promise<DocumentRow> {
  const { provider_id } = await loadDocument(tx, storeId, id);
  await lockProvider(tx, storeId, provider_id);
  return loadDocument(tx, storeId, id);
}

/** The administrator's review of a delivery person's document. */
export async function reviewByPlatform(
  { _id, version, state, reason = '' }: ParsedBodyOf<'platform/review_document'>,
  storeId: string,
  { db, now, wakeOutbox }: Pick<CallContext<'platform'>, 'db' | 'now' | 'wakeOutbox'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockDocument(tx, storeId, _id);
    assertSeen(row, version);
    await review(tx, row, { state, reason, by: 'Platform', now: now() });
    const after = await loadDocument(tx, row.store_id, _id);
    await noteDocument(tx, state === 'declined' ? 'decline' : 'approve', row, after);
    await announceRecords(tx, row.store_id, 'provider', [row.provider_id]);
  });
  wakeOutbox();
}
