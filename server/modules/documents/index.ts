import { eq } from 'drizzle-orm';
import { allows } from '#contract/allows';
import { documentCalls } from '#contract/calls/documents';
import { errorCodes } from '#contract/codes/errorCodes';
import { holderTypes } from '#contract/documents/holderTypes';
import { documents } from '#server/db/schema/providers';
import { CallError } from '#server/http/callError';
import type { CallContext, Handlers } from '#server/http/handler';
import { documentNotFound, isDocument, peoplesDocumentHandlers, reviewByPlatform } from '../providers/service';
import { reviewStoreDocument } from './reviewStoreDocument';
import { setRequiredDocuments } from './setRequiredDocuments';
import { storeDocumentHandlers } from './storeDocuments';

type Context = Pick<CallContext, 'db' | 'session'>;

/** Only the owner: a sub-account is told the same as of a document that doesn't exist. */
const isOwner = ({ session }: Context): boolean => session.sub_store_id === null;

/** The pipeline lets owners through whatever their store's flags and standing: for delivery people's documents both count. */
function assertManagesPeople({ session }: Context): void {
  const { permission, storeFlag } = documentCalls.get_document_list;
  if (session.accessBlocker || !allows(session, { permission, storeFlag }))
    throw new CallError(errorCodes.NOT_PERMITTED);
}

/** The handlers for the holder that the body names: the store itself, or a delivery person. */
function byType<Chosen>(type: number, context: Context, choices: { store: Chosen; people: Chosen }): Chosen {
  if (type === holderTypes.store) {
    if (!isOwner(context)) throw new CallError(errorCodes.NOT_PERMITTED);
    return choices.store;
  }
  assertManagesPeople(context);
  return choices.people;
}

/** The same for a document, by its ID. */
async function byDocument<Chosen>(id: string, context: Context, choices: { store: Chosen; people: Chosen }) {
  const { db, session } = context;
  const [row] = await db
    .select({ provider_id: documents.provider_id })
    .from(documents)
    .where(isDocument(session.store_id, id));
  return byType(
    row?.provider_id === null && isOwner(context) ? holderTypes.store : holderTypes.provider,
    context,
    choices,
  );
}

const both = { store: storeDocumentHandlers, people: peoplesDocumentHandlers };

/** Documents of delivery people and of the store itself. */
export const documentHandlers: Handlers<keyof typeof documentCalls> = {
  get_document_list: (body, context) => byType(body.type, context, both).get_document_list(body, context),
  upload_document: (body, context) => byType(body.type, context, both).upload_document(body, context),
  update_document: async (body, context) => (await byDocument(body._id, context, both)).update_document(body, context),
  delete_document: async (body, context) => (await byDocument(body._id, context, both)).delete_document(body, context),
  get_document_file: async (body, context) =>
    (await byDocument(body._id, context, both)).get_document_file(body, context),
  // A store's documents are reviewed by the platform alone.
  review_document: peoplesDocumentHandlers.review_document,
};

export const platformDocumentHandlers: Handlers<'platform/review_document' | 'platform/set_required_documents'> = {
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
