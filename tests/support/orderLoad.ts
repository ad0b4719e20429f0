import { setTimeout as delay } from 'node:timers/promises';
import { callPath } from '#contract/calls/callPath';
import type { BodyOf, CallName, ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Envelope } from '#contract/envelope';
import { type OrderStatus, orderStatus } from '#contract/orders/statuses';
import type { OrderInput } from './factories/orderInput';

/** One try of one call. A call is tried again, with the same idempotency key, until it is acknowledged. */
export interface Attempt {
  call: CallName;
  /** Milliseconds since 1970. */
  startedAt: number;
  ms: number;
  /** HTTP status; `null` where the connection was lost. */
  status: number | null;
  /** The header `Retry-After`; `null` where there was none. */
  retryAfter: string | null;
}

/** An order as the server acknowledged it, with every status that it acknowledged, the first of them NEW. */
export interface AcknowledgedOrder {
  id: string;
  number: number;
  statuses: OrderStatus[];
}

export interface OrderLoad {
  readonly attempts: readonly Attempt[];
  readonly orders: readonly AcknowledgedOrder[];
  /** Calls that were refused for another reason than an outage, with the reply. There should be none. */
  readonly refusals: readonly string[];
  /** Begins no more orders, finishes those under way, and resolves when all is acknowledged, or refused. */
  finish(): Promise<void>;
}

interface LoadOptions {
  /** Addresses of the server's processes. Each client prefers one, and tries the next where that one fails. */
  urls: readonly string[];
  /** Headers of the two callers. */
  platform: Record<string, string>;
  session: Record<string, string>;
  store_id: string;
  makeOrder: () => OrderInput;
  clients: number;
  /** Between the steps of one client. */
  pauseMs: number;
  /** How often each client begins an order; as soon as the last one has ended where nothing is said. */
  orderEveryMs?: number;
}

const path: readonly OrderStatus[] = [
  orderStatus.ACCEPTED,
  orderStatus.PREPARING,
  orderStatus.READY,
  orderStatus.COMPLETED,
];
/** After a failed try. */
const retryAfterMs = 150;
/** Longer than any call may take, so that the time of a slow one is measured. */
const giveUpMs = 30_000;

/** Starts clients that create orders and move them to their end, one step after the other. */
export function startOrderLoad(options: LoadOptions): OrderLoad {
  const { urls, store_id, makeOrder, clients, pauseMs, orderEveryMs = 0 } = options;
  const attempts: Attempt[] = [];
  const orders: AcknowledgedOrder[] = [];
  const refusals: string[] = [];
  let isFinishing = false;

  async function attempt<Name extends CallName>(url: string, name: Name, body: BodyOf<Name>) {
    const startedAt = Date.now();
    const begun = performance.now();
    const caller = name.startsWith('platform/') ? options.platform : options.session;
    const note = (status: number | null, retryAfter: string | null) =>
      attempts.push({ call: name, startedAt, ms: performance.now() - begun, status, retryAfter });
    try {
      const response = await fetch(url + callPath(name), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...caller },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(giveUpMs),
      });
      const envelope = (await response.json()) as Envelope<ReplyOf<Name>>;
      note(response.status, response.headers.get('retry-after'));
      return response.status === 200 ? envelope : null;
    } catch {
      note(null, null);
      return null;
    }
  }

  async function untilAcknowledged<Name extends CallName>(client: number, name: Name, body: BodyOf<Name>) {
    for (let tries = 0; ; tries += 1) {
      const envelope = await attempt(urls[(client + tries) % urls.length] ?? '', name, body);
      if (envelope?.success) return envelope;
      if (envelope && envelope.error_code !== errorCodes.TOO_MANY_ATTEMPTS) {
        refusals.push(`${name}: ${JSON.stringify(envelope)}`);
        return null;
      }
      await delay(retryAfterMs);
    }
  }

  async function work(client: number): Promise<void> {
    const startedAt = Date.now();
    for (let count = 0; !isFinishing; count += 1) {
      // Evenly spread, each client's first order included.
      const dueAt = startedAt + orderEveryMs * (count + client / clients);
      while (!isFinishing && Date.now() < dueAt) await delay(Math.min(200, dueAt - Date.now()));
      if (isFinishing) return;
      const input = makeOrder();
      const isByStore = (client + count) % 2 === 0;
      const reply = isByStore
        ? await untilAcknowledged(client, 'create_order', input)
        : await untilAcknowledged(client, 'platform/create_order', { ...input, store_id });
      if (!reply) return;
      const { order } = reply;
      const status = order.order_status as OrderStatus;
      const acknowledged: AcknowledgedOrder = {
        id: order._id,
        number: order.unique_id,
        // The store's own orders are accepted as they are placed: the reply stands for both steps.
        statuses: status === orderStatus.NEW ? [status] : [orderStatus.NEW, status],
      };
      orders.push(acknowledged);
      for (const next of path) {
        await delay(pauseMs);
        const from = acknowledged.statuses.at(-1) ?? orderStatus.NEW;
        if (from === next) continue;
        const moved = await untilAcknowledged(client, 'set_order_status', {
          order_id: order._id,
          from,
          order_status: next,
          ...(next === orderStatus.ACCEPTED ? { minutes: 20 } : {}),
          idempotency_key: crypto.randomUUID(),
        });
        if (!moved) return;
        acknowledged.statuses.push(next);
      }
    }
  }

  const working = Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  return {
    attempts,
    orders,
    refusals,
    async finish() {
      isFinishing = true;
      await working;
    },
  };
}
