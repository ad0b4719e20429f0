import { z } from 'zod';
import { documentSides, documentStates, documentTypeIds } from '../documents/documentTypes';
import { documentFileTypes } from '../documents/fileFacts';
import { holderTypes } from '../documents/holderTypes';
import { documentEntrySchema, documentSchema } from '../entities/document';
import { id, plannedDay, version } from '../entities/shared';
import { limits } from '../limits';
import { body, call } from './call';
import { listReply } from './list';
import { ofProviders, optionalText } from './providers';

/** A picture has `content`, a PDF has `link`. */
export const fileReply = z.object({
  content_type: z.enum(documentFileTypes),
  content: z.string().optional(),
  link: z.string().optional(),
});
const documentReply = z.object({ document: documentSchema });
const holderType = z.literal([holderTypes.store, holderTypes.provider]);
/** Form fields are text. */
const holderTypeInForm = z.coerce.number().pipe(holderType);
/** Delivery people's documents are for those who manage them, the store's own only for its owner. */
const ofHolders = { ...ofProviders, isAlsoOfStore: true } as const;
const details = { unique_code: optionalText(limits.codeMax), expires_on: plannedDay.nullable() };

/**
 * Documents of delivery people and of the store itself, as pictures or PDF. Their files are stored apart from public files and only returned
 * by a call.
 */
export const documentCalls = {
  get_document_list: call({
    ...ofHolders,
    summary:
      'The documents a holder needs and those uploaded so far. Type 8 is a delivery person: 426 if the store has no such person. Type 2 is the store itself, only for its owner: 1001 for another store',
    body: body({ type: holderType, holder_id: id.optional() }),
    reply: listReply(documentEntrySchema),
  }),
  upload_document: call({
    ...ofHolders,
    audit: { entity: 'provider_document', action: 'add', record: 'holder_id' },
    upload: { field: 'file', maxBytes: limits.documentBytes },
    summary:
      'Takes one side of a document as a picture, or all of it as a PDF: the document is made by its first side, and is to be reviewed again after each. 1003 with the reason where the file is neither. Of a store, a side of an approved document starts its replacement',
    body: body({
      type: holderTypeInForm,
      holder_id: id.optional(),
      document_type_id: z.enum(documentTypeIds),
      side: z.enum(documentSides),
      unique_code: details.unique_code.optional(),
      expires_on: z.union([z.literal(''), plannedDay]).optional(),
    }),
    reply: documentReply,
  }),
  update_document: call({
    ...ofHolders,
    audit: { entity: 'provider_document', action: 'update' },
    summary:
      "Changes the details of a document if `version` is current; it must then be reviewed again. A store's declined document stays declined until a file is uploaded. 1004 for a store's approved document, which can only be replaced",
    body: body({ _id: id, version, ...z.object(details).partial().shape }),
    reply: documentReply,
  }),
  review_document: call({
    ...ofProviders,
    audit: { entity: 'provider_document', action: 'approve' },
    summary: 'Approves or declines a delivery person’s document, or resets the decision; 1005 names what is missing',
    body: body({
      _id: id,
      version: version.optional(),
      state: z.enum(documentStates),
      reason: optionalText(limits.reasonMax).optional(),
    }),
    reply: documentReply,
  }),
  delete_document: call({
    ...ofHolders,
    audit: { entity: 'provider_document', action: 'delete' },
    summary: "Deletes a document and its files. 1004 for a store's approved document that the platform requires",
    body: body({ _id: id }),
    reply: documentReply,
  }),
  get_document_file: call({
    ...ofHolders,
    summary:
      'One side of a document: a picture in base64, or of a PDF the address from which it can be had for the next minutes, by whoever was given it',
    body: body({ _id: id, side: z.enum(documentSides) }),
    reply: fileReply,
  }),
} as const;
