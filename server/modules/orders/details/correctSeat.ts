import { max } from 'date-fns';
import { orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { assertSeat } from '../placing/assertSeat';
import { holdTable } from '../placing/reserveTable';
import { type Correcting, type Correction, noCorrection, told } from './correction';

/** Whether the guests sit already. */
const sits = ({ row, now }: Correcting): boolean =>
  row.order_status === orderStatus.ARRIVED ||
  ((row.order_status === orderStatus.PREPARING || row.order_status === orderStatus.READY) && row.due_at <= now);

/**
 * Guests at another table, more or fewer of them, or the same table at another time.
 *
 * @param dueAt when they come
 * @throws what `holdTable` and `assertSeat` refuse
 */
export async function correctSeat(tx: Database, correcting: Correcting, dueAt: Date): Promise<Correction> {
  const { row, body, actor, now } = correcting;
  const table_id = body.table_id ?? row.table_id;
  if (row.order_type !== 'table' || !table_id) return noCorrection;
  const isMoved = table_id !== row.table_id;
  const isLater = dueAt.getTime() !== row.due_at.getTime();
  const persons = body.persons ?? row.persons ?? undefined;
  if (!isMoved && !isLater && persons === row.persons) return noCorrection;
  // Who is late, or sits already, needs the table from now on.
  const when = max([dueAt, now]);
  // More guests at the table that they have are nobody else's matter.
  const wanted = { table_id, persons, dueAt: when, isBooking: false, except: row.id };
  const seat = await holdTable(tx, row.store_id, { ...wanted, isKept: !isMoved && !isLater });
  if (isMoved && sits(correcting)) await assertSeat(tx, { ...row, table_id });
  return {
    set: seat,
    happenings: [
      ...told('table_changed', actor, row.table_number?.toString(), seat.table_number?.toString()),
      ...told('persons_changed', actor, row.persons?.toString(), seat.persons?.toString()),
    ],
  };
}
