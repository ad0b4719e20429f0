import { basename } from 'node:path/posix';
import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { type DocumentTypeId, documentTypeOf } from '#contract/documents/documentTypes';
import type { FileFacts } from '#contract/documents/fileFacts';
import { type HolderType, holderTypes } from '#contract/documents/holderTypes';
import { limits } from '#contract/limits';
import { visibleText } from '#contract/visibleText';
import { newId } from '#server/db/schema/columns';
import { documents } from '#server/db/schema/providers';
import { privateFiles } from '#server/files/privateFiles';
import { fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handler, Upload } from '#server/http/handler';
import { type DocumentPictureError, documentPictureType, drawDocument } from '../../images/service';
import { changeProvider, lockProvider } from '../loadProvider';
import { noteDocument } from '../noteDocuments';
import { loadDocument, presentDocument } from './documentRows';

/** Where its end is marked: within so many last bytes, as readers look for it. */
const tailBytes = 1_024;

/**
 * Whether a file is a PDF, by content: it must start with the PDF header at its first byte, so nothing can precede
 * it, and have an end marker. The rest isn't read: it is served so that no browser runs it on our origin.
 *
 * @returns `broken` if it was cut off
 */
function isPdfFile(content: Buffer): boolean | 'broken' {
  if (!/^%PDF-\d\.\d/.test(content.subarray(0, 8).toString('latin1'))) return false;
  return content.subarray(-tailBytes).includes('%%EOF') ? true : 'broken';
}

/** A document as it is kept. */
interface CheckedFile {
  content: Buffer;
  facts: FileFacts;
}

/** A file's display and download name: without a path or invisible characters, and with the extension of its actual type. */
function pdfName(filename: string): string {
  const seen = basename(filename.replaceAll('\\', '/')).replace(/[\p{Cc}\p{Cf}]/gu, '');
  const name = visibleText(seen.replace(/\.pdf$/i, '')).slice(0, limits.fileNameMax);
  // Remove an unpaired surrogate: PostgreSQL can't store it.
  return `${Buffer.from(name).toString() || 'document'}.pdf`;
}

/**
 * Processes a file uploaded as a document: a picture is re-encoded, a PDF is stored unchanged. The type comes from
 * the content, never from the name.
 *
 * @returns the document, or why it isn't one
 */
async function checkDocument({
  content,
  filename,
}: Upload): Promise<CheckedFile | DocumentPictureError | 'not_a_paper'> {
  const pdf = isPdfFile(content);
  if (pdf === 'broken') return 'broken';
  if (pdf) return { content, facts: { type: 'application/pdf', name: pdfName(filename), size: content.length } };
  const drawn = await drawDocument(content);
  if (drawn === 'not_an_image') return 'not_a_paper';
  if (typeof drawn === 'string') return drawn;
  return { content: drawn, facts: { type: documentPictureType, name: '', size: drawn.length } };
}

const refusal = (code: string) => fieldsNotValid(errorCodes.DOCUMENT_UPLOAD_FAILED, [{ path: 'file', code }]);

/**
 * The document that came with a call.
 *
 * @throws 1003 with the reason at the file's field
 */
export async function uploadedDocument({ upload }: Pick<CallContext, 'upload'>): Promise<CheckedFile> {
  const document = upload ? await checkDocument(upload) : 'not_a_paper';
  if (typeof document === 'string') throw refusal(document);
  return document;
}

/**
 * The re-encoded picture of an upload that only accepts pictures.
 *
 * @throws 1003 with the reason at the file's field
 */
export async function drawnUpload({ upload }: Pick<CallContext, 'upload'>): Promise<Buffer> {
  const drawn = upload ? await drawDocument(upload.content) : 'not_an_image';
  if (typeof drawn === 'string') throw refusal(drawn);
  return drawn;
}

/** Effect of a new side on a document: it must be reviewed again. */
export const unreviewed = { state: 'pending', reason: '', reviewed_at: null, reviewed_by: '' } as const;

interface DocumentDetails {
  unique_code?: string | undefined;
  /** Empty, as in a form, or `null`: none. */
  expires_on?: string | null | undefined;
}

/** The details that came with a document: those that weren't sent stay as they are. */
export const detailsIn = ({ unique_code, expires_on }: DocumentDetails) => ({
  ...(unique_code === undefined ? {} : { unique_code }),
  ...(expires_on === undefined ? {} : { expires_on: expires_on || null }),
});

/** @throws 4022 at `document_type_id` if a document of that type isn't for such a holder */
export function assertTypeOf(holder: HolderType, document_type_id: DocumentTypeId): void {
  if (documentTypeOf(document_type_id)?.holder_type === holder) return;
  throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'document_type_id', code: 'invalid_value' }]);
}

/** The delivery person that a body names. @throws 4022 at `holder_id` if it names none */
export function personOf({ holder_id }: { holder_id?: string | undefined }): string {
  if (holder_id !== undefined) return holder_id;
  throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'holder_id', code: 'required' }]);
}

/** Stores one side of a document. The file is written before the row that names it, and deleted if that fails. */
export const uploadDocument: Handler<'upload_document'> = async (body, context) => {
  const { document_type_id, side } = body;
  const { session, now, files, env } = context;
  const { store_id } = session;
  const holder_id = personOf(body);
  assertTypeOf(holderTypes.provider, document_type_id);
  const storage = privateFiles(files, env);
  const uploaded = await uploadedDocument(context);
  const key = await storage.put(store_id, uploaded.content);
  const column = side === 'front' ? 'front_file' : 'back_file';
  const details = detailsIn(body);
  try {
    const { replaced, ...result } = await changeProvider(context, async (tx) => {
      await lockProvider(tx, store_id, holder_id, 'holder_id');
      const [known] = await tx
        .select()
        .from(documents)
        .where(
          and(
            eq(documents.store_id, store_id),
            eq(documents.provider_id, holder_id),
            eq(documents.document_type_id, document_type_id),
          ),
        );
      const file_facts = { ...known?.file_facts, [side]: uploaded.facts };
      const set = { ...details, [column]: key, file_facts, ...unreviewed, uploaded_at: now() };
      const id = known?.id ?? newId();
      if (known) {
        await tx
          .update(documents)
          .set({ ...set, version: known.version + 1 })
          .where(and(eq(documents.store_id, store_id), eq(documents.id, id)));
      } else await tx.insert(documents).values({ ...set, store_id, id, provider_id: holder_id, document_type_id });
      const after = await loadDocument(tx, store_id, id);
      await noteDocument(tx, known ? 'update' : 'add', known ? { ...known, provider_id: holder_id } : null, after);
      const document = presentDocument(after);
      const result = { document, replaced: known?.[column] ?? '', message: successCodes.DOCUMENT_UPLOADED };
      return { providerId: holder_id, result };
    });
    await storage.delete([replaced]);
    return result;
  } catch (error) {
    await storage.delete([key]);
    throw error;
  }
};
