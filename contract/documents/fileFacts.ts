/** Stored file types of documents: pictures are re-encoded, a PDF stays unchanged. Imports nothing. */
export const documentFileTypes = ['image/webp', 'application/pdf'] as const;
export type DocumentFileType = (typeof documentFileTypes)[number];

/** The facts about a stored file that are known without opening it. */
export interface FileFacts {
  type: DocumentFileType;
  /** The name of the uploaded file; empty for pictures, whose names mean nothing. */
  name: string;
  /** In bytes. */
  size: number;
}

/** A PDF can contain all sides of a document. */
export const isPdf = (file: Pick<FileFacts, 'type'> | null | undefined): boolean => file?.type === 'application/pdf';
