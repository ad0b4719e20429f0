import { z } from 'zod';
import { documentStates, documentTypeIds } from '../providers/documentTypes';
import { documentFileTypes } from '../providers/fileFacts';
import { holderTypes } from '../providers/holderTypes';
import { date, id, instant, version } from './shared';

/** The facts about one side that are known without opening it; `null` for documents migrated from the old system. */
const fileFactsSchema = z.object({ type: z.enum(documentFileTypes), name: z.string(), size: z.int() });

/** An uploaded document. Its files are only returned by `get_document_file`. */
export const providerDocumentSchema = z.object({
  _id: id,
  version,
  type: z.literal(holderTypes.provider),
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
  /** Why it was declined. */
  reason: z.string(),
  uploaded_at: instant,
  reviewed_at: instant.nullable(),
  reviewed_by: z.string(),
});
export type ProviderDocument = z.infer<typeof providerDocumentSchema>;

/** A type of document that a person needs, and the uploaded document. */
export const documentEntrySchema = z.object({
  document_type_id: z.enum(documentTypeIds),
  /** This person cannot be offered work without it. */
  is_required: z.boolean(),
  document: providerDocumentSchema.nullable(),
});
export type DocumentEntry = z.infer<typeof documentEntrySchema>;
