import type { Invoice } from '#contract/statements/invoice';
import type { Statement } from '#contract/statements/statement';
import { PdfError, type PdfJob } from './pdfJob';
import { type PdfProcess, type ProcessLimits, startPdfProcess } from './pdfProcess';

export interface PdfWriter {
  /**
   * Makes a PDF in a language of the app; English for others.
   *
   * @throws PdfError
   */
  write(document: Statement | Invoice, language: string): Promise<Buffer>;
  /** Ends the worker process. Documents that wait fail. */
  close(): Promise<void>;
}

export interface PdfLimits extends ProcessLimits {
  /** A worker that holds more after a document is replaced, which gives its memory back. */
  keptMegabytes: number;
  /** A worker without work ends after this time. */
  idleMs: number;
  /** Documents that wait for the worker. More are refused. */
  waiting: number;
}

/** Far above what a statement of 2,000 lines takes (row 19 of `bench/`). */
const usualLimits: PdfLimits = {
  timeMs: 30_000,
  megabytes: 600,
  keptMegabytes: 250,
  idleMs: 60_000,
  waiting: 50,
};

interface Waiting {
  job: PdfJob;
  resolve(pdf: Buffer): void;
  reject(error: unknown): void;
}

/**
 * Opens what makes PDFs: one worker process at a time, started for the first document and kept warm for the next ones.
 *
 * @param file the worker's program; tests have others
 */
export function openPdfWriter(limits: Partial<PdfLimits> = {}, file?: string): PdfWriter {
  const { keptMegabytes, idleMs, waiting, ...ofProcess } = { ...usualLimits, ...limits };
  const queue: Waiting[] = [];
  let worker: PdfProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isWorking = false;
  let isClosed = false;

  async function endWorker(): Promise<void> {
    const ended = worker?.end();
    worker = null;
    await ended;
  }

  async function printNext({ job, resolve, reject }: Waiting): Promise<void> {
    try {
      if (!worker?.isRunning()) worker = startPdfProcess(ofProcess, file);
      resolve(await worker.print(job));
    } catch (error) {
      reject(isClosed ? new PdfError('closed', 'the server is stopping') : error);
    }
    if (worker && (!worker.isRunning() || worker.megabytes() > keptMegabytes)) await endWorker();
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(idle);
    for (let next = queue.shift(); next; next = queue.shift()) await printNext(next);
    isWorking = false;
    if (isClosed) return;
    idle = setTimeout(() => void endWorker(), idleMs);
    idle.unref();
  }

  return {
    write(document, language) {
      if (isClosed) return Promise.reject(new PdfError('closed', 'the server is stopping'));
      if (queue.length >= waiting) return Promise.reject(new PdfError('busy', `${queue.length} documents are waiting`));
      return new Promise((resolve, reject) => {
        queue.push({ job: { document, language }, resolve, reject });
        void work();
      });
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      for (const { reject } of queue.splice(0)) reject(new PdfError('closed', 'the server is stopping'));
      await endWorker();
    },
  };
}
