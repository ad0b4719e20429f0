import { z } from 'zod';
import { documentPlaceSchema, providerDocumentSchema } from '../entities/providerDocument';
import { date, id, version } from '../entities/shared';
import { limits } from '../limits';
import { documentSides, documentStates, documentTypeIds } from '../providers/documentTypes';
import { documentFileTypes } from '../providers/fileFacts';
import { holderTypes } from '../providers/holderTypes';
import { body, call } from './call';
import { listReply } from './list';
import { ofProviders, optionalText } from './providers';

/** A picture's `content`, or a PDF's `link`. */
const fileReply = z.object({
  content_type: z.enum(documentFileTypes),
  content: z.string().optional(),
  link: z.string().optional(),
});
const documentReply = z.object({ document: providerDocumentSchema });
/** Fields of a form are text. */
const holderTypeInForm = z.coerce.number().pipe(z.literal(holderTypes.provider));
const details = { unique_code: optionalText(limits.codeMax), expires_on: date.nullable() };

/** Documents that somebody hands in, as pictures or PDF. Their files are kept apart from the public ones, and given out by a call alone. */
export const documentCalls = {
  get_document_list: call({
    ...ofProviders,
    summary: 'What is asked of a holder and what was handed in; 426 where the store has no such person',
    body: body({ type: z.literal(holderTypes.provider), holder_id: id }),
    reply: listReply(documentPlaceSchema),
  }),
  upload_document: call({
    ...ofProviders,
    audit: { entity: 'provider_document', action: 'add', record: 'holder_id' },
    upload: { field: 'file', maxBytes: limits.documentBytes },
    summary:
      'Takes one side of a document as a picture, or all of it as a PDF: the document is made by its first side, and is to be reviewed again after each. 1003 with the reason where the file is neither',
    body: body({
      type: holderTypeInForm,
      holder_id: id,
      document_type_id: z.enum(documentTypeIds),
      side: z.enum(documentSides),
      unique_code: details.unique_code.optional(),
      expires_on: z.union([z.literal(''), date]).optional(),
    }),
    reply: documentReply,
  }),
  update_document: call({
    ...ofProviders,
    audit: { entity: 'provider_document', action: 'update' },
    summary: 'Changes what stands on a document, in the `version` that was seen; it is to be reviewed again',
    body: body({ _id: id, version, ...z.object(details).partial().shape }),
    reply: documentReply,
  }),
  review_document: call({
    ...ofProviders,
    audit: { entity: 'provider_document', action: 'approve' },
    summary: 'Approves or declines a document, or leaves it open again; 1005 names what is missing on it',
    body: body({
      _id: id,
      version: version.optional(),
      state: z.enum(documentStates),
      reason: optionalText(limits.reasonMax).optional(),
    }),
    reply: documentReply,
  }),
  delete_document: call({
    ...ofProviders,
    audit: { entity: 'provider_document', action: 'delete' },
    summary: 'Deletes a document with its files',
    body: body({ _id: id }),
    reply: documentReply,
  }),
  get_document_file: call({
    ...ofProviders,
    summary:
      'One side of a document: a picture in base64, or of a PDF the address from which it can be had for the next minutes, by whoever was given it',
    body: body({ _id: id, side: z.enum(documentSides) }),
    reply: fileReply,
  }),
} as const;
