import { moveRounds, statusOfRounds } from '#contract/orders/moveRounds';
import { type OrderStatus, orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { writeAuditEntries } from '../../audit/service';
import type { Actor } from '../actor';
import { alterOrder } from '../alterOrder';
import { closePendingChange } from '../changes/closeChange';
import type { Happening } from '../orderEvent';
import type { OrderRow } from '../orderRecord';
import { fieldNotFor } from '../refusals';
import { roundEffects } from './moveEffects';
import { stepNote } from './writeStep';

const { PREPARING, READY } = orderStatus;

/** One round of a table's order, and the status that it reaches. */
export interface RoundStep {
  round: number;
  to: OrderStatus;
}

/**
 * The status of an order once one of its rounds has moved.
 *
 * @returns `undefined` if the round has already got there
 * @throws 4022 if the order has no such round, or rounds have no such status
 */
export function statusAfterRound({ rounds }: OrderRow, { round, to }: RoundStep, now: Date): OrderStatus | undefined {
  const moved = rounds?.find(({ number }) => number === round);
  if (!rounds || !moved || (to !== PREPARING && to !== READY)) throw fieldNotFor('round');
  if (moved.state === (to === READY ? 'ready' : 'preparing')) return undefined;
  return statusOfRounds(moveRounds(rounds, to, now.toISOString(), round));
}

function kindOf({ rounds }: OrderRow, { round, to }: RoundStep): Happening['kind'] {
  if (to === READY) return 'round_ready';
  const state = rounds?.find(({ number }) => number === round)?.state;
  return state === 'ready' ? 'round_recalled' : 'round_started';
}

/** Moves a round of an order whose status doesn't change with it, because another round is open. */
export async function moveRound(tx: Database, row: OrderRow, step: RoundStep, actor: Actor, now: Date) {
  const move = { axis: 'order', from: row.order_status, to: step.to, actor } as const;
  await writeAuditEntries(tx, row.store_id, stepNote(row, { moves: [move], at: now, extra: { round: step.round } }));
  const happening: Happening = { kind: kindOf(row, step), actor, detail: { round: step.round } };
  // Dishes that are made are final: a customer can no longer agree to a change of them.
  const closed = step.to === READY ? await closePendingChange(tx, row, actor, now) : [];
  const happenings = [happening, ...closed] as const;
  return alterOrder(tx, row, { set: roundEffects(row, step, { now }), happenings }, now);
}
