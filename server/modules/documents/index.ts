import { eq } from 'drizzle-orm';
import type { documentCalls } from '#contract/calls/documents';
import { documents } from '#server/db/schema/providers';
import type { CallContext, Handlers } from '#server/http/handler';
import {
  type ByHolder,
  byHolderOf,
  byHolderType,
  documentNotFound,
  isDocument,
  peoplesDocumentHandlers,
  reviewByPlatform,
} from '../providers/service';
import { getStoreDocumentFile, getStoreDocumentList } from './platformDocuments';
import { reviewStoreDocument } from './reviewStoreDocument';
import { setRequiredDocuments } from './setRequiredDocuments';
import { storeDocumentHandlers } from './storeDocuments';

/** The handlers for a document, by its ID. */
async function byDocument<Chosen>(id: string, context: CallContext, choices: ByHolder<Chosen>): Promise<Chosen> {
  const [row] = await context.db
    .select({ provider_id: documents.provider_id })
    .from(documents)
    .where(isDocument(context.session.store_id, id));
  return byHolderOf(row, context, choices);
}

const both = { store: storeDocumentHandlers, people: peoplesDocumentHandlers };

/** Documents of delivery people and of the store itself. */
export const documentHandlers: Handlers<keyof typeof documentCalls> = {
  get_document_list: (body, context) => byHolderType(body.type, context, both).get_document_list(body, context),
  upload_document: (body, context) => byHolderType(body.type, context, both).upload_document(body, context),
  update_document: async (body, context) => (await byDocument(body._id, context, both)).update_document(body, context),
  delete_document: async (body, context) => (await byDocument(body._id, context, both)).delete_document(body, context),
  get_document_file: async (body, context) =>
    (await byDocument(body._id, context, both)).get_document_file(body, context),
  // A store's documents are reviewed by the platform alone.
  review_document: peoplesDocumentHandlers.review_document,
};

type PlatformCalls =
  | 'platform/get_store_document_list'
  | 'platform/get_store_document_file'
  | 'platform/review_document'
  | 'platform/set_required_documents';

export const platformDocumentHandlers: Handlers<PlatformCalls> = {
  'platform/get_store_document_list': getStoreDocumentList,
  'platform/get_store_document_file': getStoreDocumentFile,
  async 'platform/review_document'(body, context) {
    const [found] = await context.db
      .select({ store_id: documents.store_id, provider_id: documents.provider_id })
      .from(documents)
      .where(eq(documents.id, body._id));
    if (!found) throw documentNotFound();
    const carryOut = found.provider_id === null ? reviewStoreDocument : reviewByPlatform;
    await carryOut(body, found.store_id, context);
    return {};
  },
  'platform/set_required_documents': setRequiredDocuments,
};
