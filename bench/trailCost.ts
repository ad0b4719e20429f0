import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Call } from '#contract/calls/call';
import { callPath } from '#contract/calls/callPath';
import { type BodyOf, type CallName, calls, type ReplyOf } from '#contract/calls/index';
import type { Envelope } from '#contract/envelope';
import { orderStatus } from '#contract/orders/statuses';
import { buildApp } from '#server/app';
import { openDatabase } from '#server/db/client';
import type { Database } from '#server/db/database';
import { orders, stores } from '#server/db/schema/index';
import { demoPassword } from '#server/db/seed/demo/signIns';
import { readEnv } from '#server/env';
import { type AuditActor, inAuditScope } from '#server/modules/audit/service';
import { newDatabase } from './benchDatabase';
import { type Benchmark, type Figure, median, milliseconds } from './benchmark';
import { firstOwner } from './storeClient';

const pairs = 150;
const warmUp = 30;
const openOrders = 100;
const most = 1.15;
/** By then a call's messages have been sent. Earlier, the relay's statements might overlap with the next call. */
const untilRestMs = 20;
const { ACCEPTED, PREPARING } = orderStatus;

/** A repeated change, each time to a different record. */
interface Change {
  what: string;
  call: CallName;
  make: (time: number) => object | Promise<object>;
}

type Send = <Name extends CallName>(name: Name, body: BodyOf<Name>) => Promise<ReplyOf<Name>>;

async function signedIn(app: FastifyInstance): Promise<Send> {
  const send = async (name: CallName, payload: object, headers: Record<string, string>) => {
    const response = await app.inject({ method: 'POST', url: callPath(name), headers, payload });
    const envelope: Envelope<ReplyOf<CallName>> = response.json();
    if (!envelope.success) throw new Error(`${name} was refused: ${JSON.stringify(envelope).slice(0, 300)}`);
    return envelope;
  };
  const { store } = (await send('login', { email: firstOwner, password: demoPassword }, {})) as ReplyOf<'login'>;
  if (!store) throw new Error(`${firstOwner} could not sign in`);
  const headers = { servertoken: store.servertoken, store_id: store._id, type: '0', lang: '0' };
  return (name, body) => send(name, body, headers) as never;
}

const nobody: AuditActor = { kind: 'system', id: null, name: '' };

/** A call without its audit entry: its row declares none, and an order's move is told that another entry covers it. */
async function untold<Result>(name: CallName, work: () => Promise<Result>): Promise<Result> {
  const row = calls[name] as Call;
  const { audit } = row;
  const device = { address: '', browser: '', system: '' };
  const audited = { entity: 'order', action: 'edit' } as const;
  delete row.audit;
  try {
    const scope = { ...device, call: name, audited, actor: nobody, now: () => new Date(), tellsOfOrder: true };
    return await inAuditScope(scope, work);
  } finally {
    if (audit) row.audit = audit;
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  await delay(untilRestMs);
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** With and without in turns, so that other load on the machine affects both. */
async function measure(send: Send, { what, call, make }: Change, kind: string): Promise<Figure> {
  const told: number[] = [];
  const bare: number[] = [];
  for (let pair = 0; pair < warmUp + pairs; pair += 1) {
    // Each goes first equally often: work that a call leaves for later slows down the next one.
    const bareFirst = pair % 2 === 1;
    const bodies = [await make(2 * pair), await make(2 * pair + 1)];
    const [own, other] = bareFirst ? bodies.reverse() : bodies;
    const withoutEntry = () => timed(() => untold(call, () => send(call, other as never)));
    const early = bareFirst ? await withoutEntry() : null;
    const withEntry = await timed(() => send(call, own as never));
    const without = early ?? (await withoutEntry());
    if (pair < warmUp) continue;
    told.push(withEntry);
    bare.push(without);
  }
  const [measured, reference] = [median(told), median(bare)];
  return {
    what: `${what}, p50, ${kind}`,
    measured: milliseconds(measured),
    reference: `${milliseconds(reference)} without its entry`,
    ratio: (measured / reference).toFixed(2),
    target: `<= ${most}`,
    isReached: measured / reference <= most,
  };
}

async function changesOf(send: Send, db: Database): Promise<Change[]> {
  const { data } = await send('get_item_list', { perPage: 50 });
  const [item, ...others] = data;
  const ours = db.select({ id: stores.id }).from(stores).where(eq(stores.email, firstOwner));
  const pickups = and(
    inArray(orders.store_id, ours),
    eq(orders.order_type, 'pickup'),
    eq(orders.is_open, true),
    isNull(orders.schedule_at),
  );
  const open = await db.select({ id: orders.id }).from(orders).where(pickups);
  if (!item || open.length === 0) throw new Error('the demo has nothing to change');
  const ids = others.slice(0, 20).map(({ _id }) => _id);
  let { version } = item;
  return [
    {
      what: 'update_item, a price',
      call: 'update_item',
      make: (time) => ({ _id: item._id, version: version++, price: 1_000 + time }),
    },
    { what: 'update_item, 20 prices', call: 'update_item', make: (time) => ({ ids, price: 1_000 + time }) },
    {
      what: 'add_item',
      call: 'add_item',
      make: (time) => ({
        idempotency_key: randomUUID(),
        name: [`Item ${time}`],
        price: 500,
        sub_category_id: item.sub_category_id,
      }),
    },
    {
      what: 'set_order_status',
      call: 'set_order_status',
      async make(time) {
        const order_id = open[time % open.length]?.id ?? '';
        // Back to its previous status before it is moved again.
        await db.update(orders).set({ order_status: ACCEPTED }).where(eq(orders.id, order_id));
        return { order_id, from: ACCEPTED, order_status: PREPARING };
      },
    },
  ];
}

async function costOn(kind: 'any' | 'embedded'): Promise<Figure[]> {
  const database = await newDatabase(kind);
  await database.fillBoard(openOrders);
  const opened = await openDatabase(database.settings);
  const env = readEnv({
    ...process.env,
    ...database.settings,
    LOG_LEVEL: 'error',
    DEMO: 'data',
    APP_KEY: 'app-key-of-the-benchmark-32-characters',
  });
  const app = await buildApp({ database: opened, env });
  try {
    const send = await signedIn(app);
    const figures: Figure[] = [];
    for (const change of await changesOf(send, opened.db)) figures.push(await measure(send, change, database.kind));
    return figures;
  } finally {
    await app.close();
    await opened.close();
  }
}

/**
 * Row 10: what the audit log adds to a change, compared with the same change without its entry. In this process,
 * without a network.
 */
export const trailCost: Benchmark = {
  row: 10,
  title: 'what the entry of the trail adds to a change',
  run: async () => [...(await costOn('any')), ...(await costOn('embedded'))],
};
