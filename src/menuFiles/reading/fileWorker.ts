import { createFileSession, type FileSession } from './fileSession';
import { type RefusalCode, type RefusalParams, RefusedFile } from './refusedFile';

/** A request to the worker. */
export interface WorkerRequest {
  id: number;
  method: keyof FileSession;
  args: unknown[];
}

/** Its reply: a value, or why the file was refused. */
export type WorkerReply =
  | { id: number; value: unknown }
  | { id: number; refusal: { code: RefusalCode; params: RefusalParams } };

const session = createFileSession();

self.onmessage = async ({ data: { id, method, args } }: MessageEvent<WorkerRequest>) => {
  const post = (reply: WorkerReply) => self.postMessage(reply);
  try {
    const perform = session[method] as (...params: unknown[]) => Promise<unknown>;
    post({ id, value: await perform(...args) });
  } catch (error) {
    const { code, params } = error instanceof RefusedFile ? error : new RefusedFile('unreadable');
    post({ id, refusal: { code, params } });
  }
};
