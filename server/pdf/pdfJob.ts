import type { Invoice } from '#contract/statements/invoice';
import type { Statement } from '#contract/statements/statement';

/** A document to be made, as the worker process gets it. */
export interface PdfJob {
  document: Statement | Invoice;
  /** A language of the app; others get English. */
  language: string;
}

/** Messages of the worker process: that it is ready or can't work, then a PDF or an error for each job. */
export type PdfMessage =
  | { kind: 'ready' }
  | { kind: 'unavailable'; detail: string }
  | { kind: 'pdf'; pdf: Uint8Array }
  | { kind: 'failed'; detail: string };

/**
 * - `unavailable`: the library has no build for this platform, or wasn't installed
 * - `too_slow`, `too_large`: the document exceeded the limit of time or memory
 * - `busy`: too many documents are waiting
 * - `closed`: the server is stopping
 * - `failed`: anything else
 */
export type PdfFailure = 'unavailable' | 'too_slow' | 'too_large' | 'busy' | 'closed' | 'failed';

export class PdfError extends Error {
  readonly failure: PdfFailure;

  /** @param detail for the log; it can quote the document */
  constructor(failure: PdfFailure, detail: string) {
    super(`No PDF was made (${failure}): ${detail}`);
    this.name = 'PdfError';
    this.failure = failure;
  }
}
