/**
 * A temporary PostgreSQL and Redis, for tests and benchmarks. Run directly, it runs a command with them:
 *
 *     tsx scripts/services.ts -- <command> [arguments]
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitCode, runInTerminal } from './childProcess';
import { installPackages } from './debianPackages';
import { findProgram } from './findProgram';
import { freePort } from './freePort';
import { type Daemon, startDaemon } from './temporaryDaemon';
import { findPostgres, startPostgres } from './temporaryPostgres';

export interface Services {
  databaseUrl: string;
  redisUrl: string;
  /** The two processes, for outage tests. */
  postgres: Daemon;
  redis: Daemon;
  /** The two addresses, as the environment variables that the server and its tests read. */
  env: { DATABASE_URL: string; REDIS_URL: string; TEST_DATABASE_URL: string; TEST_REDIS_URL: string };
  /** Stops both and deletes their data. */
  stop: () => Promise<void>;
}

interface Programs {
  initdb: string;
  redisServer: string;
}

/** Finds PostgreSQL and Redis, or installs Debian's packages. `reason` says why that failed. */
export function installServices(): { programs: Programs; reason?: never } | { programs: null; reason: string } {
  const find = () => ({ initdb: findPostgres(), redisServer: findProgram(['redis-server']) });
  const before = find();
  const missing = [...(before.initdb ? [] : ['postgresql']), ...(before.redisServer ? [] : ['redis-server'])];
  const failure = missing.length > 0 ? installPackages(missing) : null;
  const { initdb, redisServer } = find();
  if (initdb && redisServer) return { programs: { initdb, redisServer } };
  return { programs: null, reason: failure ?? `${missing.join(' and ')} not found after installing` };
}

async function startRedis(program: string, folder: string): Promise<Daemon & { url: string }> {
  mkdirSync(folder);
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  return { ...(await startDaemon(program, args, { stopSignal: 'SIGKILL' })), url: `redis://127.0.0.1:${port}` };
}

/** Starts both, empty, on free ports on 127.0.0.1. They stop with `stop()`, and with this process. */
export async function startServices(): Promise<
  { services: Services; reason?: never } | { services: null; reason: string }
> {
  const { programs, reason } = installServices();
  if (!programs) return { services: null, reason };

  const folder = mkdtempSync(join(tmpdir(), 'storedesk-'));
  // PostgreSQL may run as another user, who needs access to its own folder in here.
  chmodSync(folder, 0o755);
  const daemons: Daemon[] = [];
  const killAll = () => {
    for (const daemon of daemons) daemon.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const onSignal = (signal: NodeJS.Signals) => {
    // If there are other listeners, they decide when this process ends.
    if (process.listenerCount(signal) === 1) process.exit(exitCode(null, signal));
  };
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  process.once('exit', killAll);
  for (const signal of signals) process.on(signal, onSignal);
  const stop = async () => {
    await Promise.all(daemons.map((daemon) => daemon.stop()));
    process.off('exit', killAll);
    for (const signal of signals) process.off(signal, onSignal);
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    const postgres = await startPostgres(programs.initdb, join(folder, 'postgres'));
    daemons.push(postgres);
    const redis = await startRedis(programs.redisServer, join(folder, 'redis'));
    daemons.push(redis);
    const urls = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    const env = { ...urls, TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url };
    return { services: { databaseUrl: postgres.url, redisUrl: redis.url, postgres, redis, env, stop } };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function runCommand(command: string[]): Promise<number> {
  const [program, ...args] = command;
  if (!program) {
    console.error('Usage: tsx scripts/services.ts -- <command> [arguments]');
    return 2;
  }
  const { services, reason } = await startServices();
  if (!services) {
    console.error(`PostgreSQL and Redis could not be started: ${reason}`);
    return 1;
  }
  try {
    return await runInTerminal(program, args, { env: { ...process.env, ...services.env } });
  } finally {
    await services.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const separator = process.argv.indexOf('--');
  process.exitCode = await runCommand(process.argv.slice(separator < 0 ? 2 : separator + 1));
}
