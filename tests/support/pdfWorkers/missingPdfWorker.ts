/** Stands in for the worker on a platform without a build of the library. */
import type { PdfMessage } from '#server/pdf/pdfJob';

const message: PdfMessage = { kind: 'unavailable', detail: 'Failed to load native binding' };
process.on('disconnect', () => process.exit());
process.on('message', () => {});
process.send?.(message);
