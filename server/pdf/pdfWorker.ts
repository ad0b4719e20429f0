/**
 * The process that makes PDFs, one at a time; `pdfProcess.ts` starts it. Texts and amounts are formatted here too, so that
 * a statement of thousands of lines doesn't delay the server's calls.
 */
import { invoicePrintout } from './invoicePrintout';
import type { PdfJob, PdfMessage } from './pdfJob';
import { statementPrintout } from './statementPrintout';
import { openTypst } from './typst';

const say = (message: PdfMessage): void => void process.send?.(message);

const reasonOf = (error: unknown): string =>
  error instanceof Error ? [error.message, error.cause].filter(Boolean).map(String).join('; ') : String(error);

type MakePdf = ReturnType<typeof openTypst>;

function pdfOf(makePdf: MakePdf, { document, language }: PdfJob): PdfMessage {
  try {
    const printout =
      document.kind === 'statement' ? statementPrintout(document, language) : invoicePrintout(document, language);
    return { kind: 'pdf', pdf: makePdf(printout, new Date(document.issued_at)) };
  } catch (error) {
    return { kind: 'failed', detail: reasonOf(error) };
  }
}

// The server ended without stopping this process.
process.on('disconnect', () => process.exit());

try {
  const makePdf = openTypst();
  process.on('message', (job) => say(pdfOf(makePdf, job as PdfJob)));
  say({ kind: 'ready' });
} catch (error) {
  // The server ends this process once it has read why. Until then, the listener keeps it running.
  process.on('message', () => {});
  say({ kind: 'unavailable', detail: reasonOf(error) });
}
