import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, postgresFolders } from './findProgram';
import { freePort } from './freePort';
import { type Daemon, startDaemon } from './temporaryDaemon';

export interface TemporaryPostgres extends Daemon {
  url: string;
}

const DATABASE = 'storedesk';

export function findPostgres(): string | null {
  return findProgram(['initdb'], postgresFolders());
}

/** PostgreSQL refuses to run as root, so it runs as its package's user. */
function postgresUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts an empty PostgreSQL in `folder`, on a free port of 127.0.0.1, with an empty database in it. */
export async function startPostgres(initdb: string, folder: string): Promise<TemporaryPostgres> {
  const user = postgresUser();
  const data = join(folder, 'data');
  mkdirSync(folder, { mode: 0o700 });
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);

  const made = spawnSync(
    initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}${made.error ?? ''}`);

  const port = await freePort();
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'on',
    max_connections: '200',
    shared_buffers: '256MB',
    timezone: 'UTC',
    lc_messages: 'C',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const daemon = await startDaemon(join(dirname(initdb), 'postgres'), ['-D', data, ...args], {
    ...user,
    cwd: folder,
    // "Immediate": skips the checkpoint, because the data is thrown away.
    stopSignal: 'SIGQUIT',
  });
  try {
    execFileSync(join(dirname(initdb), 'createdb'), [
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-U',
      'postgres',
      DATABASE,
    ]);
  } catch (error) {
    await daemon.stop();
    throw error;
  }
  return { ...daemon, url: `postgres://postgres@127.0.0.1:${port}/${DATABASE}` };
}
