import { addSeconds } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import type { documentCalls } from '#contract/calls/documents';
import type { ReplyOf } from '#contract/calls/index';
import { successCodes } from '#contract/codes/successCodes';
import { type DocumentSide, providerDocumentTypes } from '#contract/documents/documentTypes';
import { limits } from '#contract/limits';
import { requiredDocumentTypes } from '#contract/providers/fitness';
import { documents } from '#server/db/schema/providers';
import { fileLinks } from '#server/files/fileLinks';
import { privateFiles } from '#server/files/privateFiles';
import type { CallContext, Handlers } from '#server/http/handler';
import { documentPictureType } from '../../images/service';
import { changeProvider, loadProvider, providerNotFound } from '../loadProvider';
import { noteDocument } from '../noteDocuments';
import { type AnyDocumentRow, documentNotFound, isDocument, loadDocument, presentDocument } from './documentRows';
import { assertSeen, lockDocument, reviewDocument } from './reviewDocument';
import { detailsIn, personOf, unreviewed, uploadDocument } from './uploadDocument';

/** One side of a document: a picture in base64, or a PDF's link. @throws 1002 if it doesn't have that side */
export async function documentFile(
  row: AnyDocumentRow,
  side: DocumentSide,
  { files, env, now }: Pick<CallContext, 'files' | 'env' | 'now'>,
): Promise<ReplyOf<'get_document_file'>> {
  const key = side === 'front' ? row.front_file : row.back_file;
  const facts = row.file_facts[side];
  if (facts?.type === 'application/pdf' && key !== '') {
    const until = addSeconds(now(), limits.fileLinkSeconds);
    return { content_type: facts.type, link: fileLinks(env).linkTo({ key, name: facts.name, until }) };
  }
  const content = await privateFiles(files, env).get(key);
  if (!content) throw documentNotFound();
  return { content_type: documentPictureType, content: content.toString('base64') };
}

/** The calls for the documents of delivery people, whom the body has to name. */
export const peoplesDocumentHandlers: Handlers<keyof typeof documentCalls> = {
  async get_document_list(body, context) {
    const { db, session } = context;
    const holder_id = personOf(body);
    const { vehicle } = await loadProvider(db, holder_id, context).catch(() => {
      throw providerNotFound('holder_id');
    });
    const rows = await db
      .select()
      .from(documents)
      .where(and(eq(documents.store_id, session.store_id), eq(documents.provider_id, holder_id)));
    const required = requiredDocumentTypes(vehicle);
    const data = providerDocumentTypes.map(({ id }) => {
      const row = rows.find(({ document_type_id }) => document_type_id === id);
      const document = row ? presentDocument({ ...row, provider_id: holder_id }) : null;
      return { document_type_id: id, is_required: required.includes(id), document, replacement: null };
    });
    return { data, count: data.length };
  },

  upload_document: uploadDocument,

  update_document: ({ _id, version, ...details }, context) =>
    changeProvider(context, async (tx) => {
      const { store_id } = context.session;
      const row = await lockDocument(tx, store_id, _id);
      assertSeen(row, version);
      await tx
        .update(documents)
        .set({ ...detailsIn(details), ...unreviewed, version: row.version + 1 })
        .where(isDocument(store_id, _id));
      const after = await loadDocument(tx, store_id, _id);
      await noteDocument(tx, 'update', row, after);
      const document = presentDocument(after);
      return { providerId: row.provider_id, result: { document, message: successCodes.DOCUMENT_UPDATED } };
    }),

  review_document: reviewDocument,

  async delete_document({ _id }, context) {
    const { session, files, env } = context;
    const row = await changeProvider(context, async (tx) => {
      const found = await lockDocument(tx, session.store_id, _id);
      await tx.delete(documents).where(isDocument(session.store_id, _id));
      await noteDocument(tx, 'delete', found, null);
      return { providerId: found.provider_id, result: found };
    });
    // Files last: one that stays is a little space, a row without its file a broken picture.
    await privateFiles(files, env).delete([row.front_file, row.back_file]);
    return { document: presentDocument(row), message: successCodes.DOCUMENT_DELETED };
  },

  get_document_file: async ({ _id, side }, context) =>
    documentFile(await loadDocument(context.db, context.session.store_id, _id), side, context),
};
