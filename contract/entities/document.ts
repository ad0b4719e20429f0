import { z } from 'zod';
import { documentStates, documentTypeIds } from '../documents/documentTypes';
import { documentFileTypes } from '../documents/fileFacts';
import { holderTypes } from '../documents/holderTypes';
import { date, id, instant, version } from './shared';

/** The facts about one side that are known without opening it; `null` for documents migrated from the old system. */
const fileFactsSchema = z.object({ type: z.enum(documentFileTypes), name: z.string(), size: z.int() });

/** An uploaded document. Its files are only returned by `get_document_file`. */
export const documentSchema = z.object({
  _id: id,
  version,
  type: z.literal([holderTypes.store, holderTypes.provider]),
  /** The delivery person, or the store itself. */
  holder_id: id,
  document_type_id: z.enum(documentTypeIds),
  /** The number printed on it. */
  unique_code: z.string(),
  /** The last day on which it is valid. */
  expires_on: date.nullable(),
  has_front: z.boolean(),
  has_back: z.boolean(),
  files: z.object({ front: fileFactsSchema.nullable(), back: fileFactsSchema.nullable() }),
  state: z.enum(documentStates),
  /** A newer version of a store's approved document, which stays valid until this one is approved. */
  is_replacement: z.boolean(),
  /** Why it was declined. */
  reason: z.string(),
  uploaded_at: instant,
  reviewed_at: instant.nullable(),
  reviewed_by: z.string(),
});
export type UploadedDocument = z.infer<typeof documentSchema>;

/** A type of document that is asked of a holder, and the uploaded document. */
export const documentEntrySchema = z.object({
  document_type_id: z.enum(documentTypeIds),
  /** This person cannot be offered work without it; or the platform requires it of the store. */
  is_required: z.boolean(),
  document: documentSchema.nullable(),
  /** The document that replaces `document` once it is approved. Only stores' documents have one. */
  replacement: documentSchema.nullable(),
});
export type DocumentEntry = z.infer<typeof documentEntrySchema>;
