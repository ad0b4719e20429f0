import { and, eq } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { pushCodes } from '#contract/codes/pushCodes';
import type { Database } from '#server/db/database';
import { documents } from '#server/db/schema/providers';
import { hasPush } from '#server/env';
import { privateFiles } from '#server/files/privateFiles';
import type { CallContext } from '#server/http/handler';
import { type AnyDocumentRow, assertSeen, isDocument, noteDocument, review } from '../providers/service';
import { queueDocumentPush } from '../push/service';
import { changeStoreDocuments } from './changeStoreDocuments';
import { isOfStore } from './requiredDocuments';
import { loadStoreDocument } from './storeDocumentRows';

/** Puts an approved replacement in the place of the document that it replaces. @returns that document, if there still is one */
async function takeOver(
  tx: Database,
  { store_id, id, document_type_id }: AnyDocumentRow,
): Promise<AnyDocumentRow | undefined> {
  const isReplaced = and(
    isOfStore(store_id),
    eq(documents.document_type_id, document_type_id),
    eq(documents.is_replacement, false),
  );
  const [replaced] = await tx.delete(documents).where(isReplaced).returning();
  await tx.update(documents).set({ is_replacement: false }).where(isDocument(store_id, id));
  return replaced;
}

/** The platform's review of a store's document. Its owner's open pages and devices are told. */
export async function reviewStoreDocument(
  { _id, version, state, reason = '' }: ParsedBodyOf<'platform/review_document'>,
  storeId: string,
  context: Pick<CallContext<'platform'>, 'db' | 'now' | 'wakeOutbox' | 'messages' | 'env' | 'files'>,
): Promise<void> {
  const { now, env, files } = context;
  const replaced = await changeStoreDocuments(context, storeId, async (tx) => {
    const row = await loadStoreDocument(tx, storeId, _id);
    assertSeen(row, version);
    await review(tx, row, { state, reason, by: 'Platform', now: now() });
    const isApproved = state === 'approved';
    const old = isApproved && row.is_replacement ? await takeOver(tx, row) : undefined;
    await noteDocument(tx, isApproved ? 'approve' : 'decline', row, await loadStoreDocument(tx, storeId, _id));
    if (old) await noteDocument(tx, 'delete', old, null);
    const code = isApproved ? pushCodes.DOCUMENT_APPROVED : pushCodes.DOCUMENT_DECLINED;
    if (hasPush(env)) await queueDocumentPush(tx, storeId, code, now());
    return { id: _id, result: old };
  });
  if (replaced) await privateFiles(files, env).delete([replaced.front_file, replaced.back_file]);
}
