import type { Database } from '#server/db/database';
import { noteInTrail } from '../../audit/service';
import { systemActor } from '../actor';
import { alterOrder } from '../alterOrder';
import type { OrderRow } from '../orderRecord';
import { pendingChange } from './changeRecords';
import { settleChange, settledHappening } from './settleChange';

/** Ends a change that the customer did not answer in time, of an order that the caller has locked: its old lines stay. */
export async function expireChange(tx: Database, row: OrderRow, now: Date): Promise<void> {
  const pending = await pendingChange(tx, row);
  if (!pending?.expires_at || pending.expires_at > now) return;
  const change = await settleChange(tx, pending, 'expired', systemActor, now);
  await noteInTrail(tx, row.store_id, [
    {
      ...({ entity: 'order', action: 'edit', at: now } as const),
      record: { id: row.id, name: [String(row.unique_id)] },
      ...{ old: { change_state: pending.state }, new: { change_state: change.state } },
    },
  ]);
  await alterOrder(tx, row, { set: {}, happenings: [settledHappening(change, 'expired', systemActor)] }, now);
}
