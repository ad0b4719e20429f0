import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { folderNotOpened } from './folderErrors';

/** The lock file's data about the process that holds it. */
interface Holder {
  pid: number;
  /** Distinguishes a process from a later one with the same PID; `null` if the system has no /proc. */
  started: string | null;
  host: string;
  /** The holder's address, once it listens. */
  address: string;
}

export interface FolderLock {
  /** Records this process's address, for the message of a second process. */
  setAddress(address: string): void;
  release(): void;
}

/**
 * The holder touches the file to show that it is alive. From another host (a container on the same volume), nothing
 * else can be seen.
 */
const touchMs = 2_000;
const deadAfterMs = 10_000;

interface FoundProcess {
  started: string;
  /** A zombie: ended, but not reaped by its parent, which may never happen. Its PID stays in use. */
  isDead: boolean;
}

/** `null` if there is no such process, or no /proc, or if /proc hides the processes of other users. */
function processOf(pid: number): FoundProcess | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses can contain spaces and parentheses. After it come the state and, 19 fields on, the start
    // time.
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { started: `${boot}:${fields[18]}`, isDead: 'ZXx'.includes(state) };
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) return Date.now() - statSync(path).mtimeMs < deadAfterMs;
  if (!isRunning(holder.pid)) return false;
  const found = processOf(holder.pid);
  if (!found) return true;
  return !found.isDead && (holder.started === null || holder.started === found.started);
}

/** Returns `null` if the file doesn't exist, or its creator hasn't filled it yet. */
function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function tryCreate(path: string, holder: Holder): boolean {
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw folderNotOpened(dirname(path), error);
  }
}

/**
 * Removes a dead process's file. If two processes try at once, the rename succeeds for only one. If the file turns out
 * to belong to a live process, it is put back.
 */
function takeAway(path: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const holder = readHolder(aside);
  if (holder && isAlive(holder, aside)) renameSync(aside, path);
  else rmSync(aside, { force: true });
}

function lockOf(path: string, holder: Holder): FolderLock {
  const touch = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // The folder was removed in the meantime, so there is nothing left to lock.
    }
  }, touchMs).unref();
  const release = () => {
    clearInterval(touch);
    const current = readHolder(path);
    if (current?.pid === holder.pid && current.started === holder.started) rmSync(path, { force: true });
  };
  return { setAddress: (address) => writeFileSync(path, JSON.stringify({ ...holder, address })), release };
}

/**
 * Takes the exclusive lock of a folder that only one process at a time can write.
 *
 * @param path the lock file; its folder exists
 * @throws an error that names the process holding the lock, or says why the folder isn't writable, and what to do
 */
export async function lockFolder(path: string): Promise<FolderLock> {
  const holder: Holder = {
    pid: process.pid,
    started: processOf(process.pid)?.started ?? null,
    host: hostname(),
    address: '',
  };
  for (let attempt = 0; attempt < 20; attempt++) {
    if (tryCreate(path, holder)) return lockOf(path, holder);
    const other = readHolder(path);
    if (other && isAlive(other, path)) {
      const at = `${other.address ? `, at ${other.address}` : ''}${other.host === hostname() ? '' : `, on ${other.host}`}`;
      throw new Error(
        `The database in this folder is in use by process ${other.pid}${at} (${path}).\n` +
          `Use that server, or stop it first: kill ${other.pid}. For a second server, set another DATA_DIR and PORT,\n` +
          'or give both the same PostgreSQL in DATABASE_URL.',
      );
    }
    // An empty file is being written right now, or was left by a crash at that moment.
    if (other || attempt > 5) takeAway(path);
    else await delay(50);
  }
  throw new Error(`The lock file ${path} cannot be taken. Remove it if no other server uses this folder.`);
}
