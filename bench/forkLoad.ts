import { fork } from 'node:child_process';
import { once } from 'node:events';
import { ended } from '../scripts/childProcess';

/** Starts a client that repeats calls in its own process, and waits until it is running. */
export async function forkLoad<Report>(program: string, args: string[]): Promise<{ stop(): Promise<Report> }> {
  const child = fork(new URL(program, import.meta.url), args, { execArgv: ['--import', 'tsx'] });
  const failed = ended(child).then((code) => Promise.reject(new Error(`the load ended with code ${code}`)));
  failed.catch(() => {});
  await Promise.race([once(child, 'message'), failed]);
  return {
    async stop() {
      const reported = once(child, 'message');
      child.send('stop');
      const [report] = await Promise.race([reported, failed]);
      return report as Report;
    },
  };
}
