import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { ended } from '../../scripts/childProcess';
import { freePort } from '../../scripts/freePort';

const PROGRAM = 'dist/server/main.js';
/** Ends what hangs: with all cores taken, a start may need a minute. */
const startsWithinMs = 150_000;

/** The built server in a process of its own, as production runs it, on one address through all its restarts. */
export interface BrowserServer {
  url: string;
  platformKey: string;
  /** Starts it, or waits for it where it runs already; resolves when it takes calls. */
  start(): Promise<void>;
  /** `kill -9`: what a crash leaves. */
  kill(): Promise<void>;
  /** Ends it in its own order. */
  stop(): Promise<void>;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );

/**
 * Prepares a server on a free port; it does not run yet.
 *
 * @param env settings beside the address and the keys
 */
export async function browserServer(
  dataDir: string,
  env: (url: string) => Record<string, string> = () => ({}),
): Promise<BrowserServer> {
  if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: run "npm run build" first.`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const platformKey = 'platform-key-of-the-browser-tests';
  let child: ChildProcess | null = null;
  let complaint = '';

  async function start(): Promise<void> {
    if (!child) {
      const settings = { PORT: String(port), DATA_DIR: dataDir, PLATFORM_KEY: platformKey, DEMO: 'data', ...env(url) };
      const inherited = { ...process.env, DATABASE_URL: '', REDIS_URL: '', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
      child = spawn(process.execPath, ['--enable-source-maps', PROGRAM], {
        env: { ...inherited, NODE_ENV: 'production', ...settings },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      complaint = '';
      child.stderr?.on('data', (text: Buffer) => {
        complaint += text;
      });
    }
    const started = child;
    const giveUpAt = Date.now() + startsWithinMs;
    while (!(await isReady(url))) {
      if (started.exitCode !== null) throw new Error(`The server ended with ${started.exitCode}:\n${complaint}`);
      if (Date.now() > giveUpAt) throw new Error(`The server was not ready in ${startsWithinMs} ms:\n${complaint}`);
      await delay(50);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const over = ended(running);
    running.kill(signal);
    await over;
  }

  return { url, platformKey, start, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
