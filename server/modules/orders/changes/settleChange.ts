import { and, eq } from 'drizzle-orm';
import type { ChangeState } from '#contract/orders/orderEventKinds';
import type { Database } from '#server/db/database';
import { orderChanges } from '#server/db/schema/orderChanges';
import type { Actor } from '../actor';
import type { Happening } from '../orderEvent';
import type { OrderRow } from '../orderRecord';
import { type ChangeRow, pendingChange } from './changeRecords';

type Settled = Exclude<ChangeState, 'proposed'>;

const kinds = {
  accepted: 'change_accepted',
  declined: 'change_declined',
  withdrawn: 'change_withdrawn',
  expired: 'change_expired',
} as const satisfies Record<Settled, Happening['kind']>;

/** What a change's end is called in the order's history. */
export const settledHappening = (change: Pick<ChangeRow, 'id'>, state: Settled, actor: Actor): Happening => ({
  kind: kinds[state],
  actor,
  detail: { change_id: change.id },
});

/** Ends a change that waited for the customer, its order being locked; what is accepted is carried out by the caller. */
export async function settleChange(
  tx: Database,
  change: ChangeRow,
  state: Settled,
  actor: Actor,
  now: Date,
  more: Partial<ChangeRow> = {},
): Promise<ChangeRow> {
  const [settled] = await tx
    .update(orderChanges)
    .set({ ...more, state, settled_at: now, settled_by: actor })
    .where(and(eq(orderChanges.store_id, change.store_id), eq(orderChanges.id, change.id)))
    .returning();
  if (!settled) throw new Error(`no change ${change.id}`);
  return settled;
}

/**
 * Ends what still waits for the customer of an order that is done.
 *
 * @param actor who moved the order on
 * @returns what the order's history says of it
 */
export async function closePendingChange(tx: Database, order: OrderRow, actor: Actor, now: Date): Promise<Happening[]> {
  const change = await pendingChange(tx, order);
  if (!change) return [];
  await settleChange(tx, change, 'withdrawn', actor, now);
  return [settledHappening(change, 'withdrawn', actor)];
}
