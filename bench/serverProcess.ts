import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { ended } from '../scripts/childProcess';
import { freePort } from '../scripts/freePort';
import type { DatabaseSettings } from './benchDatabase';

export const platformKey = 'the-platform-key-of-the-benchmarks';
export const appKey = Buffer.alloc(32, 7).toString('base64url');
const readyWithinMs = 30_000;

export interface ServerProcess {
  address: string;
  pid: number;
  /** From the start of the process until it answered that it is ready. */
  readyAfterMs: number;
  /** Its output so far, in chunks. */
  output: readonly string[];
  /** Asks it to stop, and waits. */
  stop(): Promise<void>;
  /** Kills it as a power cut would, and waits. */
  kill(): Promise<void>;
}

async function ready(address: string, child: ChildProcess, output: string[]): Promise<void> {
  const until = performance.now() + readyWithinMs;
  while (performance.now() < until) {
    if (child.exitCode !== null) break;
    const isReady = await fetch(`${address}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await delay(10);
  }
  child.kill('SIGKILL');
  throw new Error(`the server was not ready:\n${output.slice(-20).join('')}`);
}

interface ServerOptions {
  /** An earlier server's port; a free one by default. */
  port?: number;
  /** A different build of the server. */
  program?: string;
  /** Settings that differ from a benchmark's usual ones. */
  env?: Record<string, string>;
}

/** Runs the built server on a database. */
export async function startServer(
  settings: DatabaseSettings,
  { port, program = 'dist/server/main.js', env = {} }: ServerOptions = {},
): Promise<ServerProcess> {
  const PORT = port ?? (await freePort());
  const address = `http://127.0.0.1:${PORT}`;
  const output: string[] = [];
  const started = performance.now();
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: 'production',
      PORT: String(PORT),
      HOST: '127.0.0.1',
      PLATFORM_KEY: platformKey,
      APP_KEY: appKey,
      DEMO: 'data',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const over = ended(child);
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  await ready(address, child, output);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await over;
    process.off('exit', killWithUs);
  };
  return {
    address,
    pid: child.pid ?? 0,
    readyAfterMs: performance.now() - started,
    output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
