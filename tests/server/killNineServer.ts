import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '#server/db/client';
import type { OpenDatabase } from '#server/db/database';
import { migrateDatabase } from '#server/db/migrate';
import { type Env, readEnv } from '#server/env';
import { testAppKey, testPlatformKey } from '../support/buildTestApp';
import { administer, onDatabase, postgresUrl } from '../support/testDatabase';

/** A database that outlives the server's process: a folder, or a PostgreSQL where the tests run on one. */
export async function lastingDatabase(): Promise<{ env: Env; open(): Promise<OpenDatabase>; remove(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-kill-'));
  const name = `storedesk_test_${randomBytes(6).toString('hex')}`;
  if (postgresUrl) await administer(postgresUrl, `create database ${name}`);
  const env = readEnv({
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: postgresUrl && onDatabase(postgresUrl, name),
    REDIS_URL: process.env.TEST_REDIS_URL,
    PLATFORM_KEY: testPlatformKey,
    APP_KEY: testAppKey,
    DEMO: 'off',
    LOG_LEVEL: 'error',
  });
  const opened = await openDatabase(env);
  await migrateDatabase(opened);
  await opened.close();
  return {
    env,
    open: () => openDatabase(env),
    async remove() {
      rmSync(folder, { recursive: true, force: true });
      if (postgresUrl) await administer(postgresUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

/** The real server as a process of its own. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
    /** Its log so far, one entry per line. */
    readonly lines: readonly string[],
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Whether the process that was started is still the one that runs. */
  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Starts it, and waits until it says where it listens. */
  static async start(env: Env, port: number): Promise<ServerProcess> {
    const given = Object.entries({ ...env, PORT: port }).filter(([, value]) => value !== null && value !== undefined);
    const settings = Object.fromEntries(given.map(([key, value]) => [key, `${value}`]));
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    return new Promise((resolve, reject) => {
      child.once('exit', () => reject(new Error('the server ended before it listened')));
      createInterface({ input: child.stdout }).on('line', (line) => {
        lines.push(line);
        const taken = /Storedesk is at http:\/\/\S+:(\d+)/.exec(line)?.[1];
        if (taken) resolve(new ServerProcess(child, Number(taken), lines));
      });
    });
  }

  /** Ends it, and waits until it has. `SIGKILL` gives it no chance to finish anything. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.isRunning) return;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }
}
