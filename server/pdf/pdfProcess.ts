import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, constants, setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PdfError, type PdfFailure, type PdfJob, type PdfMessage } from './pdfJob';
import { residentMegabytes } from './residentMegabytes';

export interface ProcessLimits {
  /** For one document, including the start of the process. */
  timeMs: number;
  /** Resident memory while a document is made; then it is given up. Watched on Linux only. */
  megabytes: number;
}

/** A worker process. */
export interface PdfProcess {
  /**
   * Makes one PDF; the caller waits for it before the next one.
   *
   * @throws PdfError; apart from `failed` with a reply, the process has been ended
   */
  print(job: PdfJob): Promise<Buffer>;
  isRunning(): boolean;
  /** Resident memory in MB; `NaN` if the system has no /proc. */
  megabytes(): number;
  end(): Promise<void>;
}

const watchEveryMs = 100;
/** The library's own threads leave half of the cores to the server. */
const threads = Math.max(1, Math.floor(availableParallelism() / 2));

const extension = extname(fileURLToPath(import.meta.url));
/** From the sources, and from the bundle in dist/server. */
export const pdfWorkerFile = fileURLToPath(new URL(`./pdfWorker${extension}`, import.meta.url));

/** The process gets none of the server's settings: it needs no keys. */
function environment(): NodeJS.ProcessEnv {
  const inherited = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'].map((name) => [name, process.env[name]] as const);
  return { ...Object.fromEntries(inherited.filter(([, value]) => value)), RAYON_NUM_THREADS: String(threads) };
}

/** Orders go first. */
function yieldToServer({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, which its event reports.
  }
}

/**
 * Starts a worker process. It ends with the server, and doesn't keep it running.
 *
 * @param file the program; tests have others
 */
export function startPdfProcess({ timeMs, megabytes }: ProcessLimits, file = pdfWorkerFile): PdfProcess {
  const child = fork(file, {
    execArgv: extname(file) === '.ts' ? ['--import', 'tsx'] : [],
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  yieldToServer(child);
  child.unref();
  child.channel?.unref();
  const exited = once(child, 'exit').catch(() => {});
  let isRunning = true;
  let isReady = false;
  child.once('exit', () => {
    isRunning = false;
  });
  // An error without a listener would end the server.
  child.on('error', () => {});

  function exchange(job: PdfJob): Promise<PdfMessage> {
    return new Promise((resolve, reject) => {
      const giveUp = (failure: PdfFailure, detail: string) => {
        settle();
        child.kill('SIGKILL');
        isRunning = false;
        reject(new PdfError(failure, detail));
      };
      const onMessage = (message: PdfMessage) => {
        if (message.kind === 'ready') {
          isReady = true;
          child.send(job);
        } else if (message.kind === 'unavailable') giveUp('unavailable', message.detail);
        else {
          settle();
          resolve(message);
        }
      };
      const onExit = (code: number | null, signal: string | null) =>
        giveUp('failed', `its process ended with ${signal ?? code}`);
      const onError = (error: Error) => giveUp('failed', error.message);
      const late = setTimeout(() => giveUp('too_slow', `it took more than ${timeMs} ms`), timeMs);
      const watch = setInterval(() => {
        const used = residentMegabytes(child.pid);
        if (used > megabytes) giveUp('too_large', `it needed more than ${megabytes} MB`);
      }, watchEveryMs);
      const settle = () => {
        clearTimeout(late);
        clearInterval(watch);
        child.off('message', onMessage).off('exit', onExit).off('error', onError);
      };
      child.on('message', onMessage).on('exit', onExit).on('error', onError);
      if (isReady) child.send(job);
    });
  }

  return {
    async print(job) {
      const message = await exchange(job);
      if (message.kind === 'pdf') return Buffer.from(message.pdf);
      throw new PdfError('failed', 'detail' in message ? message.detail : message.kind);
    },
    isRunning: () => isRunning,
    megabytes: () => residentMegabytes(child.pid),
    async end() {
      isRunning = false;
      // Otherwise this process could end while someone waits.
      child.ref();
      child.kill('SIGKILL');
      await exited;
    },
  };
}
