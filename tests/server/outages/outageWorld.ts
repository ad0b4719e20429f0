import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { openDatabase } from '#server/db/client';
import type { OpenDatabase } from '#server/db/database';
import { migrateDatabase } from '#server/db/migrate';
import { type Env, readEnv } from '#server/env';
import { createSession } from '#server/modules/session/service';
import { type Services, startServices } from '../../../scripts/services';
import { testAppKey, testPlatformKey } from '../../support/buildTestApp';
import { makeItem, makeStore, orderInput, type StoreRow } from '../../support/factories/index';
import { type OrderLoad, startOrderLoad } from '../../support/orderLoad';
import { until } from '../../support/until';
import { ServerProcess } from '../killNineServer';
import { Device } from '../realtime/devices';

export const outageMs = 10_000;
/** A busy machine takes its time to start all of it. */
export const startMs = 240_000;
const devicesPerServer = 3;
const warmUpOrders = 12;

/** A PostgreSQL and a Redis that a test may stop and freeze, and two processes of the server on them. */
export interface OutageWorld {
  services: Services;
  opened: OpenDatabase;
  servers: readonly [ServerProcess, ServerProcess];
  close(): Promise<void>;
}

/** One store under load: clients that create and move orders through both processes, and open boards at each. */
export interface BusyStore {
  store: StoreRow;
  session: { store_id: string; token: string };
  load: OrderLoad;
  devices: Device[];
  /** When the test began, after a warm-up: milliseconds since 1970. */
  since: number;
}

export async function openOutageWorld(): Promise<OutageWorld> {
  const { services, reason } = await startServices();
  if (!services) throw new Error(reason);
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-outage-'));
  const started: ServerProcess[] = [];
  let opened: OpenDatabase | undefined;
  const close = async () => {
    for (const daemon of [services.postgres, services.redis]) daemon.thaw();
    await Promise.all(started.map((server) => server.end('SIGKILL')));
    await opened?.close();
    await services.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const env: Env = readEnv({
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: services.databaseUrl,
      REDIS_URL: services.redisUrl,
      PLATFORM_KEY: testPlatformKey,
      APP_KEY: testAppKey,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
    });
    opened = await openDatabase(env);
    await migrateDatabase(opened);
    const start = async () => {
      const server = await ServerProcess.start(env, 0);
      started.push(server);
      return server;
    };
    const servers = await Promise.all([start(), start()] as const);
    return { services, opened, servers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Makes a store, opens boards at both processes, and starts the load. */
export async function busyStore({ opened: { db }, servers }: OutageWorld): Promise<BusyStore> {
  const store = await makeStore(db);
  const item = await makeItem(db, store);
  const signIn = { store_id: store.id, sub_store_id: null, device_token: '', user_agent: '', address: '' };
  const session = { store_id: store.id, token: await createSession(db, signIn, new Date()) };
  const devices = servers.flatMap(({ url }) =>
    Array.from({ length: devicesPerServer }, () => new Device(url, session)),
  );
  await Promise.all(devices.map((device) => device.live()));
  const load = startOrderLoad({
    urls: servers.map(({ url }) => url),
    platform: { 'platform-key': testPlatformKey },
    session: { servertoken: session.token, token: session.token, store_id: store.id, storeid: store.id, type: '0' },
    store_id: store.id,
    makeOrder: () => orderInput(item),
    clients: 6,
    pauseMs: 100,
  });
  // Where a test fails early, its load must not meet the next one's outage.
  onTestFinished(() => load.finish());
  // The first calls of a process are slow for reasons of their own.
  await until(() => expect(load.orders.length + load.refusals.length).toBeGreaterThanOrEqual(warmUpOrders));
  return { store, session, load, devices, since: Date.now() };
}

/** Messages that a process logged at a level of pino's (40: warn, 50: error) or above, after its first `since` lines. */
export function logged(server: ServerProcess, level: number, since = 0): string[] {
  return server.lines.slice(since).flatMap((line) => {
    if (!line.startsWith('{')) return [];
    const entry = JSON.parse(line) as { level: number; msg: string };
    return entry.level >= level ? [entry.msg] : [];
  });
}
