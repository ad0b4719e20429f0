/** Stands in for the worker that makes PDFs. The language says what it does; the "PDF" is the ID of its process. */
import type { PdfJob, PdfMessage } from '#server/pdf/pdfJob';

const say = (message: PdfMessage): void => void process.send?.(message);
const held: Buffer[] = [];
const hold = (megabytes: number) => held.push(Buffer.alloc(megabytes * 1_000_000, 1));
const done = () => say({ kind: 'pdf', pdf: Buffer.from(String(process.pid)) });

const behaviours: Record<string, () => unknown> = {
  hang: () => {},
  crash: () => process.exit(3),
  grow: () => hold(600),
  fail: () => say({ kind: 'failed', detail: 'unknown variable' }),
  hoard: () => {
    hold(400);
    done();
  },
};

process.on('disconnect', () => process.exit());
process.on('message', (job) => (behaviours[(job as PdfJob).language] ?? done)());
say({ kind: 'ready' });
