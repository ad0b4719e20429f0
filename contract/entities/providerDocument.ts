import { z } from 'zod';
import { documentStates, documentTypeIds } from '../providers/documentTypes';
import { documentFileTypes } from '../providers/fileFacts';
import { holderTypes } from '../providers/holderTypes';
import { date, id, instant, version } from './shared';

/** What is told of one side without opening it; `null` of documents that were taken over from before. */
const fileFactsSchema = z.object({ type: z.enum(documentFileTypes), name: z.string(), size: z.int() });

/** A document that somebody handed in. Its files are given out by `get_document_file` alone. */
export const providerDocumentSchema = z.object({
  _id: id,
  version,
  type: z.literal(holderTypes.provider),
  holder_id: id,
  document_type_id: z.enum(documentTypeIds),
  /** The number that stands on it. */
  unique_code: z.string(),
  /** The last day on which it holds. */
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

/** A kind of document that is asked of a person, and what was handed in. */
export const documentPlaceSchema = z.object({
  document_type_id: z.enum(documentTypeIds),
  /** This person cannot be offered work without it. */
  is_required: z.boolean(),
  document: providerDocumentSchema.nullable(),
});
export type DocumentPlace = z.infer<typeof documentPlaceSchema>;
