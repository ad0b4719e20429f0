import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { ended } from './childProcess';

export interface Daemon {
  /** Ends it and resolves when it has ended. */
  stop: () => Promise<void>;
  /** Starts it again after `stop`, with the same arguments. */
  restart: () => Promise<void>;
  /** Stops it and the processes that it started (SIGSTOP): they keep their connections and answer nothing. */
  freeze: () => void;
  /** Lets it continue after `freeze`. */
  thaw: () => void;
  /** Ends it where there is no time to wait, as while this process exits. */
  kill: () => void;
}

/** A process and those that it started. Empty where the system has no /proc. */
function processTree(pid: number): number[] {
  try {
    const children = readdirSync('/proc').filter((name) => {
      if (!/^\d+$/.test(name)) return false;
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid;
      } catch {
        // It has ended since.
        return false;
      }
    });
    return [pid, ...children.flatMap((child) => processTree(Number(child)))];
  } catch {
    return [];
  }
}

function signalTree(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  // The process itself first: it starts no other while the rest is found.
  child.kill(signal);
  for (const pid of processTree(child.pid).slice(1)) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended since.
    }
  }
}

/** Both PostgreSQL and Redis write this when they listen. */
const READY = /ready to accept connections/i;

/** Resolves when the program says that it is ready; rejects with what it wrote where it ends before. */
async function run(program: string, args: string[], options: SpawnOptions) {
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
  return { child, end };
}

/** Starts a program and resolves when it is ready. */
export async function startDaemon(
  program: string,
  args: string[],
  { stopSignal = 'SIGTERM', ...options }: SpawnOptions & { stopSignal?: NodeJS.Signals },
): Promise<Daemon> {
  let running = await run(program, args, options);
  const thaw = () => signalTree(running.child, 'SIGCONT');
  const kill = () => {
    running.child.kill(stopSignal);
    thaw();
  };
  return {
    stop: async () => {
      kill();
      await running.end;
    },
    restart: async () => {
      running = await run(program, args, options);
    },
    freeze: () => signalTree(running.child, 'SIGSTOP'),
    thaw,
    kill,
  };
}
