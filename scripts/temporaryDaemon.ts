import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { ended } from './childProcess';

export interface Daemon {
  /** Stops it; resolves when it has exited. */
  stop: () => Promise<void>;
  /** Starts it again after `stop`, with the same arguments. */
  restart: () => Promise<void>;
  /** Pauses it and its child processes (SIGSTOP): they keep their connections but don't answer. */
  freeze: () => void;
  /** Lets it continue after `freeze`. */
  thaw: () => void;
  /** Kills it without waiting, for example while this process exits. */
  kill: () => void;
}

/** A process and its children. Empty on systems without /proc. */
function processTree(pid: number): number[] {
  try {
    const children = readdirSync('/proc').filter((name) => {
      if (!/^\d+$/.test(name)) return false;
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid;
      } catch {
        // It has already exited.
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
  // The process itself first, so that it starts no others while the rest are found.
  child.kill(signal);
  for (const pid of processTree(child.pid).slice(1)) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has already exited.
    }
  }
}

/** Both PostgreSQL and Redis log this when they are listening. */
const READY = /ready to accept connections/i;

/** Resolves when the program reports that it is ready; rejects with its output if it exits first. */
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
  // It also rejects on a normal stop, when nothing is waiting for it.
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
