import { v4 as uuid } from 'uuid';
import type { Assignment } from '#contract/calls/dispatch';
import type { Order } from '#contract/entities/order';
import type { DispatchProvider } from '#contract/entities/provider';
import { limits } from '#contract/limits';
import { errorKey, otherError } from '../../../config/errorKey';
import { type Obstacle, whyNot } from './whyNot';

/** Orders assigned to one person, or searched for, in one call. */
export interface Batch {
  /** The same for every attempt, so that a lost reply can't offer anything twice. */
  key: string;
  orders: readonly Order[];
  person: DispatchProvider | null;
}

/** An order that wasn't assigned, and why. */
export interface Refusal {
  order: Order;
  obstacle?: Obstacle;
  code?: number;
  /** Who was faster, with 655 and 4009, and the order's current state. */
  winner?: string;
  current?: Order;
}

/** The result of an assignment: what was assigned and what wasn't. */
export interface Report {
  sent: readonly Order[];
  refusals: readonly Refusal[];
  person: DispatchProvider | null;
}

/** Splits orders into those that can be assigned, in batches of the size the server accepts, and those that can't. */
export function batchesOf(orders: readonly Order[], person: DispatchProvider | null) {
  const refusals: Refusal[] = [];
  const going: Order[] = [];
  for (const order of orders) {
    const obstacle = whyNot(order, person);
    if (obstacle) refusals.push({ order, obstacle });
    else going.push(order);
  }
  const batches: Batch[] = [];
  for (let start = 0; start < going.length; start += limits.assignedAtOnceMax)
    batches.push({ key: uuid(), person, orders: going.slice(start, start + limits.assignedAtOnceMax) });
  return { batches, refusals };
}

/** The server's result for each order in a batch. */
export function reportOf({ orders, person }: Batch, results: readonly Assignment[]): Report {
  const resultOf = new Map(results.map((result) => [result.order_id, result]));
  const sent: Order[] = [];
  const refusals: Refusal[] = [];
  for (const order of orders) {
    const { order: moved, error_code, changed_by, current } = resultOf.get(order._id) ?? { error_code: 2003 };
    if (moved) sent.push(moved);
    else
      refusals.push({
        order,
        code: error_code ?? 2003,
        ...(changed_by ? { winner: changed_by } : {}),
        ...(current ? { current } : {}),
      });
  }
  return { sent, refusals, person };
}

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Why an order wasn't assigned, and who was faster, if anyone. */
export function refusalText({ obstacle, code, winner, current, order }: Refusal, name: string, t: Translate): string {
  if (obstacle) return t(`dispatch.obstacle.${obstacle}`, { name });
  if (!winner) return t(code ? errorKey(code) : otherError);
  const moved = current && current.order_status !== order.order_status;
  const status = moved
    ? t(`order.status.${current.order_status}`)
    : t(`order.delivery_status.${current?.delivery_status ?? 'none'}`);
  const taker = current?.delivery_offer?.name ?? current?.provider?.name;
  return taker
    ? t('dispatch.result.taken_for', { winner, name: taker, status })
    : t('dispatch.result.taken', { winner, status });
}
