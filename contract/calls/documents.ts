import { z } from 'zod';
import { documentEntrySchema, providerDocumentSchema } from '../entities/providerDocument';
import { id, plannedDay, version } from '../entities/shared';
import { limits } from '../limits';
import { documentSides, documentStates, documentTypeIds } from '../providers/documentTypes';
import { documentFileTypes } from '../providers/fileFacts';
import { holderTypes } from '../providers/holderTypes';
import { body, call } from './call';
import { listReply } from './list';
import { ofProviders, optionalText } from './providers';

/** A picture has `content`, a PDF has `link`. */
const fileReply = z.object({
  content_type: z.enum(documentFileTypes),
  content: z.string().optional(),
  link: z.string().optional(),
});
const documentReply = z.object({ document: providerDocumentSchema });
/** Form fields are text. */
const holderTypeInForm = z.coerce.number().pipe(z.literal(holderTypes.provider));
const details = { unique_code: optionalText(limits.codeMax), expires_on: plannedDay.nullable() };

/**
 * Documents that people upload, as pictures or PDF. Their files are stored apart from public files and only returned
 * by a call.
 */
export const documentCalls = {
  get_document_list: call({
    ...ofProviders,
    summary: 'The documents a holder needs and those uploaded so far; 426 if the store has no such person',
    body: body({ type: z.literal(holderTypes.provider), holder_id: id }),
    reply: listReply(documentEntrySchema),
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
      expires_on: z.union([z.literal(''), plannedDay]).optional(),
    }),
    reply: documentReply,
  }),
  update_document: call({
    ...ofProviders,
    audit: { entity: 'provider_document', action: 'update' },
    summary: 'Changes the details of a document if `version` is current; it must then be reviewed again',
    body: body({ _id: id, version, ...z.object(details).partial().shape }),
    reply: documentReply,
  }),
  review_document: call({
    ...ofProviders,
    audit: { entity: 'provider_document', action: 'approve' },
    summary: 'Approves or declines a document, or resets the decision; 1005 names what is missing',
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
    summary: 'Deletes a document and its files',
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
