import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { callPath } from '#contract/calls/callPath';
import type { BodyOf } from '#contract/calls/index';
import { ended } from '../scripts/childProcess';
import { freePort } from '../scripts/freePort';
import { type BenchDatabase, newDatabase } from './benchDatabase';
import { type Benchmark, type Figure, median, milliseconds } from './benchmark';
import { forkLoad } from './forkLoad';
import type { LoadReport } from './orderLoad';
import { startServer } from './serverProcess';
import { makeCall, type StoreClient, signIn } from './storeClient';

const rounds = 3;
const seconds = 6;
/** How many are placed at the same time, besides one after another. */
const manyAtOnce = 16;

/** An order for now that every menu allows: an item without modifier groups. */
export async function plainOrder(client: StoreClient): Promise<Omit<BodyOf<'create_order'>, 'idempotency_key'>> {
  const menu = await makeCall(client.address, 'get_store_menu', {}, client.headers);
  const item = menu.items.find(
    ({ is_in_stock, availability, modifier_groups }) => is_in_stock && !availability && modifier_groups.length === 0,
  );
  if (!item) throw new Error('the menu has no item that asks for nothing');
  const customer = { name: 'Camille Laurent', country_phone_code: '+33', phone: '612345678' };
  return { order_type: 'pickup', customer, items: [{ item_id: item._id, quantity: 2 }], paid_by: 'cash' };
}

export interface OrderTarget {
  url: string;
  headers: Record<string, string>;
  body: object;
}

export const targetOf = async (client: StoreClient): Promise<OrderTarget> => ({
  url: client.address + callPath('create_order'),
  headers: { 'content-type': 'application/json', ...client.headers },
  body: await plainOrder(client),
});

/** Places orders from a separate process. `stop` returns the result. */
export const startLoad = ({ url, headers, body }: OrderTarget, atOnce: number) =>
  forkLoad<LoadReport>('./orderLoad.ts', [url, JSON.stringify(headers), JSON.stringify(body), String(atOnce)]);

async function load(target: OrderTarget, atOnce: number, forSeconds = seconds): Promise<LoadReport> {
  const running = await startLoad(target, atOnce);
  await delay(forSeconds * 1_000);
  return running.stop();
}

/** A bare Fastify handler on the same database. */
async function startBare({ settings }: BenchDatabase, client: StoreClient, body: object) {
  const port = await freePort();
  const child: ChildProcess = fork(
    new URL('./barePlaceOrder.ts', import.meta.url),
    [String(port), client.store_id, JSON.stringify(body)],
    { execArgv: ['--import', 'tsx'], env: { ...process.env, ...settings, NODE_ENV: 'production' } },
  );
  await Promise.race([
    once(child, 'message'),
    ended(child).then((code) => Promise.reject(new Error(`the bare handler ended with code ${code}`))),
  ]);
  const target: OrderTarget = {
    url: `http://127.0.0.1:${port}/`,
    headers: { 'content-type': 'application/json' },
    body: {},
  };
  return { target, stop: () => void child.kill() };
}

const perSecond = ({ placed, seconds: took }: LoadReport): number => placed / took;

/** The same load on both in turns, so that other load on the machine affects both. */
async function inTurns(ours: OrderTarget, reference: OrderTarget, atOnce: number) {
  const pairs: { ours: LoadReport; reference: LoadReport }[] = [];
  for (const target of [ours, reference]) await load(target, atOnce, 2);
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ ours: await load(ours, atOnce), reference: await load(reference, atOnce) });
  return pairs;
}

async function oneAfterTheOther(ours: OrderTarget, bare: OrderTarget): Promise<Figure> {
  const pairs = await inTurns(ours, bare, 1);
  const p50 = (report: LoadReport) => median(report.taken);
  const ratio = median(pairs.map((pair) => p50(pair.ours) / p50(pair.reference)));
  return {
    what: 'create_order, one after the other, p50, PostgreSQL',
    measured: milliseconds(median(pairs.map((pair) => p50(pair.ours)))),
    reference: `${milliseconds(median(pairs.map((pair) => p50(pair.reference))))} bare, same writes in one transaction`,
    ratio: ratio.toFixed(2),
    target: '<= 1.5',
    isReached: ratio <= 1.5,
  };
}

async function manyTogether(
  ours: OrderTarget,
  reference: OrderTarget,
  { named, kind, atLeast }: { named: string; kind: string; atLeast: number },
): Promise<Figure> {
  const pairs = await inTurns(ours, reference, manyAtOnce);
  const ratio = median(pairs.map((pair) => perSecond(pair.ours) / perSecond(pair.reference)));
  return {
    what: `create_order, ${manyAtOnce} at once in one store, ${kind}`,
    measured: `${median(pairs.map((pair) => perSecond(pair.ours))).toFixed(0)}/s`,
    reference: `${median(pairs.map((pair) => perSecond(pair.reference))).toFixed(0)}/s ${named}`,
    ratio: ratio.toFixed(2),
    target: `>= ${atLeast}`,
    isReached: ratio >= atLeast,
  };
}

/**
 * The same against another build of the server, on the same database, given by `BASELINE_SERVER`: the path of its
 * `dist/server/main.js`.
 */
async function againstBaseline(database: BenchDatabase, ours: OrderTarget, atLeast: number): Promise<Figure[]> {
  const { BASELINE_SERVER: program } = process.env;
  if (!program) return [];
  const other = database.kind === 'embedded' ? await newDatabase('embedded') : database;
  const server = await startServer(other.settings, { program });
  try {
    const baseline = await targetOf(await signIn(server.address));
    return [await manyTogether(ours, baseline, { named: 'before', kind: database.kind, atLeast })];
  } finally {
    await server.stop();
  }
}

async function onPostgres(): Promise<Figure[]> {
  const database = await newDatabase();
  if (database.kind === 'embedded') return [];
  const server = await startServer(database.settings);
  try {
    const client = await signIn(server.address);
    const ours = await targetOf(client);
    const bare = await startBare(database, client, ours.body);
    try {
      const figures = [
        await oneAfterTheOther(ours, bare.target),
        await manyTogether(ours, bare.target, { named: 'bare', kind: 'PostgreSQL', atLeast: 0.7 }),
      ];
      return [...figures, ...(await againstBaseline(database, ours, 3))];
    } finally {
      bare.stop();
    }
  } finally {
    await server.stop();
  }
}

async function onEmbedded(): Promise<Figure[]> {
  const database = await newDatabase('embedded');
  const server = await startServer(database.settings);
  try {
    const ours = await targetOf(await signIn(server.address));
    const compared = await againstBaseline(database, ours, 2);
    if (compared.length > 0) return compared;
    const report = await load(ours, manyAtOnce);
    const figure = { what: `create_order, ${manyAtOnce} at once in one store, embedded`, reference: '', ratio: '' };
    return [{ ...figure, measured: `${perSecond(report).toFixed(0)}/s`, target: '', isReached: true }];
  } finally {
    await server.stop();
  }
}

/** Row 11: how long it takes to place an order. */
export const placeOrders: Benchmark = {
  row: 11,
  title: 'create_order, one after the other and 16 at once',
  run: async () => [...(await onPostgres()), ...(await onEmbedded())],
};
