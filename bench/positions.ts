import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { callPath } from '#contract/calls/callPath';
import { type ClientToServerEvents, type ServerToClientEvents, socketEvents } from '#contract/stream';
import { ended } from '../scripts/childProcess';
import { freePort } from '../scripts/freePort';
import { newDatabase } from './benchDatabase';
import { type Benchmark, milliseconds, percentile } from './benchmark';
import { processorTime } from './processorTime';
import { platformKey, startServer } from './serverProcess';
import { makeCall, type StoreClient, signIn } from './storeClient';

const people = 500;
const everySeconds = 5;
const boardOrders = 200;
const watchers = 10;
const seconds = 20;
const idleSeconds = 4;

type Watcher = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Everything that all riders send in `seconds`, evenly spread, with as many calls at once as the server accepts. */
async function ride(send: (provider: number, step: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  const under: Promise<void>[] = [];
  const total = (people / everySeconds) * seconds;
  const began = performance.now();
  for (let report = 0; report < total; report += 1) {
    const due = began + (report * everySeconds * 1_000) / people;
    await delay(Math.max(0, due - performance.now()));
    const started = performance.now();
    under.push(
      send(report % people, report).then(() => {
        taken.push(performance.now() - started);
      }),
    );
  }
  await Promise.all(under);
  return taken;
}

const post = async (url: string, body: object, headers: Record<string, string> = {}): Promise<void> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const reply = (await response.json()) as { success: boolean };
  if (!reply.success) throw new Error('a position was refused');
};

const placeOf = (step: number): [number, number] => [45.76 + (step % 1_000) / 100_000, 4.83];

/** Open dispatch pages. `delays` grows with the age of each position that arrives, `messages` with each message. */
async function openWatchers({ address, store_id, servertoken }: StoreClient) {
  const heard = { delays: [] as number[], messages: 0 };
  const sockets: Watcher[] = [];
  // The first message to a page has everyone's last position.
  const since = new Date().toISOString();
  for (let number = 0; number < watchers; number += 1) {
    const socket: Watcher = io(address, {
      transports: ['websocket'],
      forceNew: true,
      auth: { store_id, servertoken, device_token: `bench-${number}` },
    });
    sockets.push(socket);
    await new Promise<void>((resolve) => socket.once(socketEvents.position, () => resolve()));
    await socket.emitWithAck(socketEvents.watchProviders);
    socket.on(socketEvents.providers, ({ providers }) => {
      heard.messages += 1;
      const now = Date.now();
      for (const { located_at } of providers)
        if (located_at && located_at > since) heard.delays.push(now - Date.parse(located_at));
    });
  }
  return {
    heard,
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}

/** CPU time of a process per position, without what it uses when idle. */
async function costOf(pid: number, work: () => Promise<number[]>) {
  const idle = processorTime(pid);
  await delay(idleSeconds * 1_000);
  const anyway = (processorTime(pid) - idle) / idleSeconds;
  const before = processorTime(pid);
  const began = performance.now();
  const taken = await work();
  const used = processorTime(pid) - before - (anyway * (performance.now() - began)) / 1_000;
  return { taken, each: Math.max(0, used) / taken.length };
}

/**
 * Row 8: what a position costs the server, compared with a handler that only writes it, and how old it is on an open
 * page.
 */
export const positions: Benchmark = {
  row: 8,
  title: `positions of ${people} delivery people every ${everySeconds} s, ${boardOrders} open orders, ${watchers} open pages`,
  async run() {
    const database = await newDatabase();
    await database.fillBoard(boardOrders);
    await database.fillProviders(people);
    const reading = database.forReading();
    const server = await startServer(database.settings);
    const client = await signIn(server.address);
    const key = { 'platform-key': platformKey };
    const list = await makeCall(server.address, 'platform/get_provider_list', { store_id: client.store_id }, key);
    const ids = list.data.filter(({ is_approved }) => is_approved).map(({ _id }) => _id);
    const idOf = (provider: number) => ids[provider % ids.length] ?? '';
    const port = await freePort();
    const bare = fork(new URL('./barePositions.ts', import.meta.url), [String(port)], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...reading, NODE_ENV: 'production' },
    });
    try {
      await Promise.race([
        once(bare, 'message'),
        ended(bare).then((code) => Promise.reject(new Error(`the bare handler ended with code ${code}`))),
      ]);
      const pages = await openWatchers(client);
      const url = server.address + callPath('platform/set_provider_location');
      const ours = await costOf(server.pid, () =>
        ride((provider, step) => post(url, { provider_id: idOf(provider), location: placeOf(step) }, key)),
      );
      await delay(2_000);
      pages.close();
      const { delays, messages } = pages.heard;
      const reference = await costOf(bare.pid ?? 0, () =>
        ride((provider, step) =>
          post(`http://127.0.0.1:${port}/`, { provider_id: idOf(provider), location: placeOf(step) }),
        ),
      );
      const perPage = messages / watchers / seconds;
      const p99 = percentile(delays, 0.99);
      const arrived = delays.length / watchers / ours.taken.length;
      const row = { reference: '', ratio: '', target: '', isReached: true };
      return [
        {
          what: `a position, processor time of the server, ${database.kind}`,
          measured: milliseconds(ours.each),
          reference: `${milliseconds(reference.each)} bare, no pages`,
          ratio: (ours.each / reference.each).toFixed(2),
          target: '<= 2.5 ms',
          isReached: ours.each <= 2.5,
        },
        {
          ...row,
          what: 'a position, until it is answered, p99',
          measured: milliseconds(percentile(ours.taken, 0.99)),
          reference: `${milliseconds(percentile(reference.taken, 0.99))} bare`,
          target: '<= 250 ms',
          isReached: percentile(ours.taken, 0.99) <= 250,
        },
        {
          ...row,
          what: `a position on an open page, age when it arrives, p99 (${(arrived * 100).toFixed(0)} % arrived)`,
          measured: milliseconds(p99),
          target: '<= 2000 ms',
          isReached: p99 <= 2_000,
        },
        {
          ...row,
          what: 'messages to a page a second',
          measured: perPage.toFixed(2),
          reference: `${people / everySeconds} positions`,
          target: '<= 1.1',
          isReached: perPage <= 1.1,
        },
      ];
    } finally {
      bare.kill();
      await server.stop();
    }
  },
};
