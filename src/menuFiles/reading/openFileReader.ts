import type { FileSession } from './fileSession';
import type { WorkerReply, WorkerRequest } from './fileWorker';
import { type RefusalCode, RefusedFile } from './refusedFile';

/** Reads files in a worker, so that the page stays responsive whatever their size. */
export type FileReading = FileSession & {
  /** Ends the worker and frees the file's memory. */
  close: () => void;
};

/** A file of `limits.importFileBytes` takes a few seconds. Reading a malicious file stops after this time. */
const answerWithinMs = 60_000;

function inWorker(worker: Worker): FileReading {
  let isOver = false;
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let count = 0;
  worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if ('refusal' in data) request?.reject(new RefusedFile(data.refusal.code, data.refusal.params));
    else request?.resolve(data.value as never);
  };
  const giveUp = (code: RefusalCode) => {
    for (const { reject } of waiting.values()) reject(new RefusedFile(code));
    waiting.clear();
  };
  worker.onerror = () => giveUp('unreadable');
  const end = () => {
    isOver = true;
    worker.terminate();
  };
  const ask =
    <Method extends keyof FileSession>(method: Method) =>
    (...args: unknown[]) =>
      new Promise<never>((resolve, reject) => {
        if (isOver) return reject(new RefusedFile('unreadable'));
        const id = ++count;
        const timer = setTimeout(() => {
          end();
          giveUp('too_complex');
        }, answerWithinMs);
        const settled =
          <Value>(settle: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(timer);
            settle(value);
          };
        waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
        worker.postMessage({ id, method, args } satisfies WorkerRequest);
      });
  return {
    open: ask('open'),
    decimals: ask('decimals'),
    check: ask('check'),
    batch: ask('batch'),
    failed: ask('failed'),
    close: end,
  };
}

/** Without workers: the same on the page itself. */
function onPage(): FileReading {
  const session = import('./fileSession').then(({ createFileSession }) => createFileSession());
  return {
    open: async (...args) => (await session).open(...args),
    decimals: async (...args) => (await session).decimals(...args),
    check: async (...args) => (await session).check(...args),
    batch: async (...args) => (await session).batch(...args),
    failed: async (...args) => (await session).failed(...args),
    close: () => undefined,
  };
}

/** A reader for one file at a time. */
export const openFileReader = (): FileReading =>
  typeof Worker === 'undefined'
    ? onPage()
    : inWorker(new Worker(new URL('./fileWorker.ts', import.meta.url), { type: 'module' }));
