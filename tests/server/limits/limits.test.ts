import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/calls/call';
import { type CallName, calls } from '#contract/calls/index';
import { limitedFields } from '../../support/valuesAtLimits';

/** A call that takes longer hangs. All tries for one call together take a few seconds. */
const hangsAfterMs = 30_000;

/** The server under test. If it hangs it is killed, and the next call starts another. */
let server: ChildProcess | null = null;

async function startServer(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'limitsProcess.ts'), { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  return child;
}

interface Answer {
  tries: number;
  wrong: string[];
}

/** @throws an error with the call's name if the server hangs */
async function ask(name: CallName): Promise<Answer> {
  server ??= await startServer();
  const asked = server;
  const answered = new Promise<Answer>((resolve, reject) => {
    const watchdog = setTimeout(() => {
      asked.kill('SIGKILL');
      server = null;
      reject(new Error(`${name} hangs: killed after ${hangsAfterMs / 1_000} s`));
    }, hangsAfterMs);
    asked.once('message', (answer) => {
      clearTimeout(watchdog);
      resolve(answer as Answer);
    });
  });
  asked.send(name);
  return answered;
}

afterAll(async () => {
  const ended = server && once(server, 'exit');
  server?.disconnect();
  await ended;
});

const table = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, call]) => call.method === 'POST' && limitedFields(call).length > 0,
);

describe('dates and numbers at their limits', () => {
  it.each(table)('%s', async (name) => {
    const { tries, wrong } = await ask(name);
    expect(wrong).toEqual([]);
    expect(tries).toBeGreaterThan(0);
  });
});
