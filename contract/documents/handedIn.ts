import type { UploadedDocument } from '../entities/document';
import { documentTypeOf } from './documentTypes';
import { isPdf } from './fileFacts';

type DocumentParts = Pick<UploadedDocument, 'document_type_id' | 'has_front' | 'has_back' | 'files' | 'expires_on'>;

const documentParts = ['front', 'back', 'expires_on'] as const;
type DocumentPart = (typeof documentParts)[number];

/**
 * The parts without which a document can't be approved. Documents migrated from the old system have no picture, and a
 * PDF contains both sides.
 */
export function missingParts(document: DocumentParts): DocumentPart[] {
  const type = documentTypeOf(document.document_type_id);
  const isMissing: Record<DocumentPart, boolean | undefined> = {
    front: !document.has_front,
    back: type?.has_back && !document.has_back && !isPdf(document.files.front),
    expires_on: type?.has_expiry && document.expires_on === null,
  };
  return documentParts.filter((part) => isMissing[part]);
}

/** Whether someone can review a document, or has accepted it. One that was declined has to be handed in again. */
export const isHandedIn = (document: DocumentParts & Pick<UploadedDocument, 'state'>): boolean =>
  document.state !== 'declined' && missingParts(document).length === 0;
