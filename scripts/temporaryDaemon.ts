import { type SpawnOptions, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ended } from './childProcess';

export interface Daemon {
  /** Ends it and resolves when it has ended. */
  stop: () => Promise<void>;
  /** Ends it where there is no time to wait, as while this process exits. */
  kill: () => void;
}

/** Both PostgreSQL and Redis write this when they listen. */
const READY = /ready to accept connections/i;

/** Starts a program and resolves when it says that it is ready; rejects with what it wrote where it ends before. */
export async function startDaemon(
  program: string,
  args: string[],
  { stopSignal = 'SIGTERM', ...options }: SpawnOptions & { stopSignal?: NodeJS.Signals },
): Promise<Daemon> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = ended(child);
  const output: string[] = [];

  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        if (output.length < 100) output.push(line);
        if (READY.test(line)) resolve();
      });
    }
  });
  const early = end.then((code) => {
    throw new Error(`${program} ended with code ${code}:\n${output.join('\n')}`);
  });
  // It also rejects at the wanted end, when nobody waits for it any more.
  early.catch(() => {});
  await Promise.race([ready, early]);

  return {
    stop: async () => {
      child.kill(stopSignal);
      await end;
    },
    kill: () => {
      child.kill(stopSignal);
    },
  };
}
