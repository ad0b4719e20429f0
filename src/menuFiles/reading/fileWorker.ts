import { createFileSession, type FileSession } from './fileSession';
import { type RefusalCode, type RefusalParams, RefusedFile } from './refusedFile';

/** A request to the worker. */
export interface Asked {
  id: number;
  method: keyof FileSession;
  args: unknown[];
}

/** Its reply: a value, or why the file was refused. */
export type Answered =
  | { id: number; value: unknown }
  | { id: number; refusal: { code: RefusalCode; params: RefusalParams } };

const session = createFileSession();

self.onmessage = async ({ data: { id, method, args } }: MessageEvent<Asked>) => {
  const answer = (answered: Answered) => self.postMessage(answered);
  try {
    const perform = session[method] as (...given: unknown[]) => Promise<unknown>;
    answer({ id, value: await perform(...args) });
  } catch (error) {
    const { code, params } = error instanceof RefusedFile ? error : new RefusedFile('unreadable');
    answer({ id, refusal: { code, params } });
  }
};
