import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database';

/** How long a backup can take to copy the database; after this the server continues and the backup fails. */
const holdSeconds = 60;
/** A backup waits this long for transactions that are under way. */
const waitSeconds = 30;

const controlFolder = (dataDir: string) => join(resolve(dataDir), 'control');

/** A socket's path may have about 100 characters: the shorter of its two forms. */
function socketPath(dataDir: string): string {
  const path = join(controlFolder(dataDir), 'backup.sock');
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}

async function holdFor(db: Database, socket: Socket): Promise<void> {
  socket.on('error', () => socket.destroy());
  const left = once(socket, 'close');
  const done = once(socket, 'data');
  done.catch(() => {});
  // The embedded database has one connection: while this transaction is open, nothing else reads or writes its files.
  const isComplete = await db.transaction(async (tx) => {
    if (socket.destroyed) return false;
    await tx.execute(sql`checkpoint`);
    socket.write('held\n');
    const ending = new AbortController();
    const late = wait(holdSeconds * 1_000, false, { signal: ending.signal }).catch(() => false);
    return Promise.race([done.then(() => true), left.then(() => false), late]).finally(() => ending.abort());
  });
  if (isComplete) socket.end('released\n');
  else socket.destroy();
}

/**
 * Lets `npm run backup` copy the embedded database while this server has it open: on its request the database pauses,
 * for as long as the copy takes. The request comes by a socket in DATA_DIR that only the folder's owner can reach.
 * Calls wait in the meantime; `/healthz` answers.
 */
export async function offerDatabaseHold(db: Database, dataDir: string, log: Pick<Logger, 'warn'>) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    holdFor(db, socket).catch((error: unknown) => {
      log.warn({ err: error }, 'the database could not be held for a backup');
      socket.destroy();
    });
  });
  try {
    mkdirSync(controlFolder(dataDir), { recursive: true, mode: 0o700 });
    chmodSync(controlFolder(dataDir), 0o700);
    // One of a killed server: this process has the folder's lock.
    rmSync(socketPath(dataDir), { force: true });
    server.listen(socketPath(dataDir));
    await once(server, 'listening');
  } catch (error) {
    log.warn({ err: error }, 'no backup is possible while this server runs: the socket in DATA_DIR/control failed');
  }
  server.on('error', () => {});
  return {
    async close() {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((closed) => server.close(closed));
    },
  };
}

/**
 * Does work while the server that has this folder's database open leaves its files alone.
 *
 * @throws where no such server can be reached, or it could not wait until the work was done
 */
export async function whileDatabaseIsHeld<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  const socket = connect(socketPath(dataDir));
  try {
    await once(socket, 'connect');
    socket.on('error', () => socket.destroy());
    socket.setTimeout(waitSeconds * 1_000, () => socket.destroy());
    const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
    if ((await lines.next()).value !== 'held') {
      throw new Error(`The server did not pause its database within ${waitSeconds} s. Nothing was copied.`);
    }
    socket.setTimeout(0);
    const result = await work();
    socket.write('done\n');
    if ((await lines.next()).value !== 'released') {
      throw new Error(
        `Copying the database took longer than ${holdSeconds} s, or the server ended: the copy can't be used.\n` +
          'Stop the server for the backup, or use a faster disk.',
      );
    }
    return result;
  } finally {
    socket.destroy();
  }
}
