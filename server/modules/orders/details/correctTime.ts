import type { OrderItem } from '#contract/entities/order';
import type { Database } from '#server/db/database';
import { pendingChange } from '../changes/changeRecords';
import { estimatedReadyAt } from '../moves/moveEffects';
import { assertServedAt } from '../placing/orderLines';
import { orderTime } from '../placing/orderTime';
import { type Correcting, type Correction, noCorrection, told } from './correction';

/** All that the order holds, and what it will hold where the customer agrees to a change that waits. */
async function linesOf(tx: Database, { row, items }: Correcting): Promise<OrderItem[]> {
  const pending = await pendingChange(tx, row);
  const own = items.map(({ line }) => line);
  return [...items, ...(pending?.after.items ?? []).filter(({ line }) => !own.includes(line))];
}

/**
 * An order for later, at another time: due then, and promised anew where it was accepted.
 *
 * @throws what `orderTime` refuses, and 4022 at the lines whose items are not served then
 */
export async function correctTime(tx: Database, correcting: Correcting): Promise<Correction> {
  const { row, body, terms, actor, now } = correcting;
  const { schedule_at } = body;
  if (schedule_at === undefined || Date.parse(schedule_at) === row.schedule_at?.getTime()) return noCorrection;
  const slot = orderTime(terms, schedule_at, now);
  if (!slot) return noCorrection;
  const { store } = terms;
  await assertServedAt(tx, store.id, await linesOf(tx, correcting), { at: slot, timezone: store.timezone });
  const promised = row.accepted_at
    ? { estimated_ready_at: estimatedReadyAt({ ...row, schedule_at: slot }, { rules: terms.rules, now }) }
    : {};
  return {
    set: { schedule_at: slot, due_at: slot, ...promised },
    happenings: told('time_changed', actor, row.schedule_at?.toISOString(), slot.toISOString()),
  };
}
