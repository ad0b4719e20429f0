import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/db/client';
import { folderNotOpened } from '#server/db/folderErrors';
import { foreignTables, migrationFailed } from '#server/db/foreignTables';
import { lockFolder } from '#server/db/lock';
import { isMigrated, migrateDatabase } from '#server/db/migrate';
import { openPostgres, poolSize } from '#server/db/postgres';
import { countries } from '#server/db/schema/index';
import { countries as broughtCountries } from '#server/db/seed/reference/countries';
import { isUnavailable } from '#server/db/unavailable';
import { administer, onDatabase, openTestDatabase, postgresUrl } from '../../support/testDatabase';
import { until } from '../../support/until';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storedesk-db-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, 'database.lock');
const writeLock = (holder: object) => writeFileSync(lockFile(), JSON.stringify(holder));
const ours = { pid: process.pid, started: 'an earlier process', host: hostname(), address: '' };

/** The fields of /proc/<pid>/stat after the process name: the first is the state, the 20th the start time. */
const fieldsOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

/** A zombie process whose name looks like more of those fields. */
async function zombieProcess(): Promise<number> {
  const program = join(folder, 'a) Z 1 (b');
  symlinkSync('/bin/sleep', program);
  const parent = spawn('sh', ['-c', '"$1" 120 & echo $!; exec sleep 120', 'sh', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(line);
  onTestFinished(() => {
    process.kill(pid, 'SIGKILL');
    parent.kill('SIGKILL');
  });
  // Until then it is a copy of the shell.
  await until(() => expect(readFileSync(`/proc/${pid}/comm`, 'utf8').trim()).toBe('a) Z 1 (b'));
  return pid;
}

describe('the lock of the embedded folder', () => {
  it('tells a second one which process holds it, where it listens and what to do', async () => {
    const lock = await lockFolder(lockFile());
    lock.setAddress('http://localhost:8080');
    const second = lockFolder(lockFile());
    await expect(second).rejects.toThrow(`process ${process.pid}, at http://localhost:8080`);
    await expect(second).rejects.toThrow('DATABASE_URL');
    lock.release();
    (await lockFolder(lockFile())).release();
    expect(existsSync(lockFile())).toBe(false);
  });

  it('is taken over from a process that is gone, and from one whose number another process has now', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => gone.once('exit', resolve));
    for (const holder of [{ ...ours, pid: gone.pid, started: null }, ours]) {
      writeLock(holder);
      const lock = await lockFolder(lockFile());
      expect(JSON.parse(readFileSync(lockFile(), 'utf8')).started).not.toBe(holder.started);
      lock.release();
    }
  });

  it.runIf(process.platform === 'linux')(
    'is taken over from a killed process that its parent hasn’t collected',
    async () => {
      const pid = await zombieProcess();
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      writeLock({ ...ours, pid, started: `${boot}:${fieldsOf(pid)[19]}` });
      await expect(lockFolder(lockFile())).rejects.toThrow(`in use by process ${pid}`);
      process.kill(pid, 'SIGKILL');
      await until(() => expect(fieldsOf(pid)[0]).toBe('Z'));
      (await lockFolder(lockFile())).release();
    },
  );

  it('is taken over from a file that was never filled, and not from another host that lives', async () => {
    writeFileSync(lockFile(), '');
    (await lockFolder(lockFile())).release();
    writeLock({ ...ours, host: 'another-host' });
    await expect(lockFolder(lockFile())).rejects.toThrow('on another-host');
  });

  it('is had by one of many who try at once', async () => {
    writeLock(ours);
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(lockFile())));
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  });
});

describe('an embedded database', () => {
  // Making a database from nothing takes seconds, and many of them on a busy machine.
  it('keeps what was written, and lets the folder go when closed', { timeout: 90_000 }, async () => {
    const settings = { DATABASE_URL: '', DATA_DIR: folder };
    const first = await openDatabase(settings);
    await expect(openDatabase(settings)).rejects.toThrow('in use by process');
    expect(await isMigrated(first.db)).toBe(false);
    await migrateDatabase(first);
    await first.close();

    const again = await openDatabase(settings);
    expect(await isMigrated(again.db)).toBe(true);
    const [row] = await again.db.select({ n: count() }).from(countries);
    expect(row?.n).toBe(broughtCountries.length);
    await again.close();
  });
});

describe('a folder that holds no database that can be opened', () => {
  const openAt = (DATA_DIR: string) => openDatabase({ DATABASE_URL: '', DATA_DIR });

  it('is named, with what to do where it is damaged, and its lock is let go', { timeout: 90_000 }, async () => {
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database/PG_VERSION'), '17\n');
    for (const time of ['first', 'second']) {
      const error = await openAt(folder).catch(({ message }) => `${time}: ${message}`);
      expect(error).toMatch(/is damaged.*\n?.*Restore DATA_DIR from a backup/);
      expect(error).toContain(join(folder, 'database'));
    }
    expect(existsSync(join(folder, 'database/PG_VERSION'))).toBe(true);
  });

  it('is named where a file is in its place', async () => {
    writeFileSync(join(folder, 'database'), '');
    await expect(openAt(folder)).rejects.toThrow(`${join(folder, 'database')} (EEXIST).\nA file is in the place`);
    await expect(openAt(join(folder, 'database'))).rejects.toThrow('A file is in the place of the folder');
  });

  it.each([
    ['EACCES', 'Give its user read and write permission'],
    ['EROFS', 'read-only file system'],
    ['ENOSPC', 'The disk is full'],
  ])('is named with what to do: %s', (code, advice) => {
    const { message } = folderNotOpened('/srv/data', Object.assign(new Error(`${code}: no`), { code }));
    expect(message).toMatch(new RegExp(`/srv/data \\(${code}\\)\\.\n.*${advice}`));
  });

  it('is named where its lock cannot be written', async () => {
    const file = join(folder, 'a file');
    writeFileSync(file, '');
    await expect(lockFolder(join(file, 'database.lock'))).rejects.toThrow(`${file} (ENOTDIR)`);
  });
});

describe('a database of another build', () => {
  const whatToDo = /made by another build.*\n.*Nothing was changed.*\n.*begin anew/;

  it('is told by the migrations it went through, and left as it is', async () => {
    const opened = await openTestDatabase();
    await opened.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`);
    expect(await isMigrated(opened.db)).toBe(false);
    await expect(migrateDatabase(opened)).rejects.toThrow(whatToDo);
    await expect(migrateDatabase(opened)).rejects.toThrow(opened.place);
    await opened.close();
  });

  it('is told by tables that stand in the way, in the database’s own words', async () => {
    const opened = await openTestDatabase();
    await opened.db.execute(sql`drop schema drizzle cascade`);
    await expect(migrateDatabase(opened)).rejects.toThrow(whatToDo);
    await expect(migrateDatabase(opened)).rejects.toThrow('already exists');
    await expect(migrateDatabase(opened)).rejects.not.toThrow('Failed query');
    await opened.close();
  });

  it('is refused at start where a newer version made it, and left as it is', async () => {
    const opened = await openTestDatabase();
    await opened.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`);
    const before = await opened.db.select().from(countries);
    await expect(migrateDatabase(opened)).rejects.toThrow(
      /newer version of Storedesk \(migration of 20\d\d-\d\d-\d\dT.*\)\.\n.*Nothing was changed.*\n.*later one.*backup/,
    );
    expect(await opened.db.select().from(countries)).toEqual(before);
    // A process that runs already stays ready while a newer one migrates beside it.
    expect(await isMigrated(opened.db)).toBe(true);
    await opened.close();
  });

  it('is not blamed for what the database refuses otherwise', () => {
    const refused = Object.assign(new Error('permission denied for schema public'), { code: '42501' });
    const failed = migrationFailed(
      { kind: 'postgres', place: 'db.test/store' },
      new Error('Failed query', { cause: refused }),
    );
    expect(failed.message).toMatch(/could not be brought up to date: permission denied for schema public$/);
  });

  it('is named so that its owner finds it', () => {
    const embedded = foreignTables({ kind: 'embedded', place: '/srv/data/database' });
    expect(embedded.message).toMatch(/folder \/srv\/data\/database(.|\n)*DATA_DIR/);
    const postgres = foreignTables({ kind: 'postgres', place: 'db.test:5432/store' });
    expect(postgres.message).toMatch(/database db\.test:5432\/store(.|\n)*DATABASE_URL/);
  });
});

describe('any database', () => {
  it('gives counts and sums as numbers', async () => {
    const opened = await openTestDatabase();
    const [row] = await opened.db
      .select({ n: count(), sum: sql`sum(length(${countries.id}))`, mean: sql`avg(length(${countries.id}))` })
      .from(countries);
    expect(row).toEqual({ n: broughtCountries.length, sum: broughtCountries.length * 2, mean: 2 });
    await opened.close();
  });

  it('writes reference data again only where it changed', async () => {
    const opened = await openTestDatabase();
    await opened.db.update(countries).set({ name: 'Elsewhere' }).where(sql`id = 'FR'`);
    const nameNow = async () => (await opened.db.select().from(countries).where(sql`id = 'FR'`))[0]?.name;
    await migrateDatabase(opened);
    expect(await nameNow()).toBe('Elsewhere');
    await opened.db.execute(sql`update platform_settings set value = '"older"' where name = 'reference_hash'`);
    await migrateDatabase(opened);
    expect(await nameNow()).toBe('France');
    await opened.close();
  });
});

describe.runIf(postgresUrl)('PostgreSQL', () => {
  const name = 'storedesk_test_empty';
  const url = postgresUrl ?? '';
  afterAll(() => administer(url, `drop database if exists ${name} with (force)`));

  it('is migrated by two servers that start at once', async () => {
    await administer(url, `drop database if exists ${name} with (force)`);
    await administer(url, `create database ${name}`);
    const servers = await Promise.all([openPostgres(onDatabase(url, name)), openPostgres(onDatabase(url, name))]);
    await Promise.all(servers.map((server) => migrateDatabase(server)));
    for (const server of servers) expect(await isMigrated(server.db)).toBe(true);
    await Promise.all(servers.map((server) => server.close()));
  });

  it('may end any connection, and as many as there are in the pool: transactions fail, the next ones work', async () => {
    const opened = await openTestDatabase();
    const killMidway = () =>
      opened.db.transaction(async (tx) => {
        const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
          rows: { pid: number }[];
        };
        await administer(url, `select pg_terminate_backend(${rows[0]?.pid})`);
        await tx.execute(sql`select 1`);
      });
    for (let round = 0; round < 2; round += 1) {
      const ended = await Promise.all(Array.from({ length: poolSize }, () => killMidway().catch(isUnavailable)));
      expect(ended).toEqual(ended.map(() => true));
    }
    expect(await opened.health.probe(isMigrated)).toBe(true);
    expect(await opened.db.$count(countries)).toBe(broughtCountries.length);
    await opened.close();
  });

  it('that locks a row for long is told apart from one that refuses', async () => {
    const opened = await openTestDatabase();
    const france = sql`update countries set name = name where id = 'FR'`;
    await opened.db.transaction(async (holder) => {
      await holder.execute(france);
      const waiting = opened.db.execute(france).then(() => 'written', isUnavailable);
      expect(await waiting).toBe(true);
    });
    const refused = opened.db.execute(sql`insert into countries (id) values ('FR')`);
    expect(await refused.then(() => 'written', isUnavailable)).toBe(false);
    await opened.close();
  });

  it('compiles no statement: the sums of a hundred orders would take ten times as long', async () => {
    const opened = await openPostgres(url);
    const setting = ({ db }: Pick<typeof opened, 'db'>) => db.execute(sql`select current_setting('jit') as jit`);
    for (const reply of [await setting(opened), await opened.exclusively(setting)])
      expect(reply).toMatchObject({ rows: [{ jit: 'off' }] });
    await opened.close();
  });

  it('that is not there is an error at once', async () => {
    await expect(openPostgres('postgres://nobody@127.0.0.1:1/nothing')).rejects.toThrow();
  });
});
