import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import { socketEvents } from '#contract/events';
import { limits } from '#contract/limits';
import type { OpenDatabase } from '#server/db/database';
import { appendToOutbox } from '#server/realtime/outbox';
import { makeStore, type StoreRow } from '../../support/factories/index';
import { login, type TestSession } from '../../support/login';
import { openTestDatabase } from '../../support/testDatabase';
import { until } from '../../support/until';
import { Device, listen } from './devices';

let opened: OpenDatabase;
let store: StoreRow;

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  store = await makeStore(opened.db);
});

/** A WebSocket that speaks Socket.IO's protocol by hand, so that it can break every rule of it. */
async function rawSocket(url: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const received: string[] = [];
  socket.on('error', () => undefined);
  socket.on('message', (data) => received.push(String(data)));
  onTestFinished(() => socket.terminate());
  await once(socket, 'open');
  await until(() => expect(received[0]).toMatch(/^0/));
  return {
    socket,
    received,
    closed: once(socket, 'close'),
    events: (name: string): unknown[] =>
      received.filter((line) => line.startsWith(`42["${name}"`)).map((line) => JSON.parse(line.slice(2))[1]),
    /** Joins the store's stream and waits for its position. */
    async join({ store_id, token }: TestSession) {
      socket.send(`40${JSON.stringify({ store_id, servertoken: token })}`);
      await until(() => expect(received.some((line) => line.startsWith(`42["${socketEvents.position}"`))).toBe(true));
    },
  };
}

const flooded = { error_code: errorCodes.TOO_MANY_ATTEMPTS, retry_after: 30 };

const junk: [what: string, frame: string][] = [
  ['events of no known name', '42["junk",{}]'],
  ['events that ask for replays', '421["replay",{"after":0}]'],
  ['empty messages', '4'],
  ['pongs that nobody asked for', '3'],
];

test.each(junk)('20,000 messages at once close the socket that sent them: %s', async (_what, frame) => {
  const { app, url } = await listen(opened);
  const neighbour = await new Device(url, await login(app, await makeStore(opened.db))).live();
  const attacker = await rawSocket(url);
  await attacker.join(await login(app, store));
  for (let count = 0; count < 20_000; count += 1) attacker.socket.send(frame);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await attacker.closed;
  expect(attacker.received.length).toBeLessThan(200);
  await until(() => expect(app.realtime.connectionCount()).toBe(1));
  expect(neighbour.states).toEqual(['live']);
});

test('a socket that floods is told to wait before it is closed', async () => {
  const { app, url } = await listen(opened);
  const attacker = await rawSocket(url);
  await attacker.join(await login(app, store));
  for (let count = 0; count < 200; count += 1) attacker.socket.send('42["junk"]');
  await attacker.closed;
  expect(attacker.events(socketEvents.refused)).toEqual([flooded]);
});

test('WebSocket pings count, and so does everything before a session is proved', async () => {
  const { app, url } = await listen(opened);
  const pinging = await rawSocket(url);
  await pinging.join(await login(app, store));
  for (let count = 0; count < 200; count += 1) pinging.socket.ping();
  await pinging.closed;
  const stranger = await rawSocket(url);
  for (let count = 0; count < 50; count += 1) stranger.socket.send('40{"store_id":"a","servertoken":"b"}');
  await stranger.closed;
  expect(stranger.received.filter((line) => line.startsWith('44')).length).toBeLessThan(20);
});

test('the app’s client waits as long as it is told, and says why; it does not connect again at once', async () => {
  // What the app spends to connect and to watch delivery people is more than this server allows.
  const socketLimits = { burst: 15, perSecond: 0, retryAfter: { perSession: 3_600, flooded: 3_600 } };
  const { app, url } = await listen(opened, { socketLimits });
  const admissions = vi.fn();
  app.server.on('upgrade', admissions);
  const states: unknown[] = [];
  const device = new Device(url, await login(app, store), {
    watchesProviders: () => true,
    onState: (state) => states.push(state),
  });
  await until(() => expect(device.status).toBe('cut_off'));
  expect(states.at(-1)).toMatchObject({ status: 'cut_off', refusedWith: errorCodes.TOO_MANY_ATTEMPTS });
  const stranger = await rawSocket(url);
  await stranger.closed.catch(() => undefined);
  expect(admissions).toHaveBeenCalledTimes(2);
  expect(device.refusals).toEqual([]);
});

test('a session has its limit of sockets: one more is refused, the others stay, and it comes in when one closes', async () => {
  const retryAfter = { perSession: 0, flooded: 30 };
  const { app, url } = await listen(opened, { socketLimits: { retryAfter } });
  const session = await login(app, store);
  const tabs = await Promise.all(
    Array.from({ length: limits.socketsPerSession }, () => new Device(url, session).live()),
  );
  const states: { status: string; refusedWith?: number }[] = [];
  const last = new Device(url, session, { onState: (state) => states.push(state) });
  await until(() => expect(states.at(-1)?.refusedWith).toBe(errorCodes.TOO_MANY_CONNECTIONS));
  expect(last.refusals).toEqual([]);
  expect(tabs.map(({ states: [...all] }) => all)).toEqual(tabs.map(() => ['live']));
  const colleague = await new Device(url, await login(app, store)).live();
  expect(colleague.status).toBe('live');

  tabs[0]?.close();
  await last.live();
  expect(states.at(-1)).not.toHaveProperty('refusedWith');
});

test('sockets of one session that all connect at once, and more than once each, stay within its limit', async () => {
  const { app, url } = await listen(opened);
  const session = await login(app, store);
  const sockets = await Promise.all(Array.from({ length: 40 }, () => rawSocket(url)));
  for (const { socket } of sockets) {
    for (let tries = 0; tries < 8; tries += 1) {
      socket.send(`40${JSON.stringify({ store_id: session.store_id, servertoken: session.token })}`);
    }
  }
  const answered = ({ received, socket }: (typeof sockets)[number]) =>
    socket.readyState !== WebSocket.OPEN || received.some((line) => /^4[04]/.test(line));
  await until(() => expect(sockets.every(answered)).toBe(true));
  expect(app.realtime.connectionCount()).toBe(limits.socketsPerSession);
});

test('an address has its limit of connections without a session; those with one do not count', async () => {
  const { app, url } = await listen(opened, { socketLimits: { strangersPerAddress: 2 } });
  const session = await login(app, store);
  await Promise.all([1, 2, 3, 4].map(() => new Device(url, session).live()));
  const strangers = [await rawSocket(url), await rawSocket(url)];
  const refused = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const [error] = await once(refused, 'error');
  expect(String(error)).toContain('Unexpected server response');
  strangers[0]?.socket.terminate();
  // A refused client of the app tries again, and is in as soon as there is room.
  await new Device(url, session).live();
});

test('what an honest client sends is far from the limit', async () => {
  const { app, url } = await listen(opened);
  const device = await new Device(url, await login(app, store), { watchesProviders: () => true }).live();
  await opened.db.transaction(async (tx) => {
    for (let count = 0; count < 300; count += 1) {
      await appendToOutbox(tx, store.id, { messageCode: pushCodes.APPROVED_BY_ADMIN, messageData: {} });
    }
  });
  app.realtime.wakeOutbox();
  await until(() => expect(device.seqs.length).toBe(300));
  expect(device.states).toEqual(['live']);
});
