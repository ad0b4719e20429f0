/** Kinds of files that a document is kept as: pictures are drawn anew, a PDF stays as it came. Imports nothing. */
export const documentFileTypes = ['image/webp', 'application/pdf'] as const;
export type DocumentFileType = (typeof documentFileTypes)[number];

/** What is told of a kept file without opening it. */
export interface FileFacts {
  type: DocumentFileType;
  /** As whoever handed it in called it; empty for pictures, whose names say nothing. */
  name: string;
  /** In bytes. */
  size: number;
}

/** A PDF may hold all sides of a document. */
export const isPdf = (file: Pick<FileFacts, 'type'> | null | undefined): boolean => file?.type === 'application/pdf';
