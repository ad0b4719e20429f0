import { and, desc, type SQL, sql } from 'drizzle-orm';
import { orders } from '#server/db/schema/orders';
import type { Handler, Session } from '#server/http/handler';
import { mapInTurns } from '#server/http/inTurns';
import { type AuditNote, noteOnceAnHour, writeAuditEntries } from '../../audit/service';
import { selectOrders } from '../orderRecord';
import { presentOrder } from '../presentOrder';
import { historyCondition, timeColumn } from './orderListCondition';
import { sortUnindexed } from './orderListStatements';

type TimeColumn = ReturnType<typeof timeColumn>;

/** Selects what comes after the last order of the previous part; nothing if the store has no such order. */
const cameBefore = (time: TimeColumn, session: Session, after: string): SQL =>
  sql`(${time}, ${orders.id}) < (select ${sql.identifier('last')}.${sql.identifier(time.name)}, last.id
    from orders last where last.store_id = ${session.store_id} and last.id = ${after})`;

const exported = ({
  start_date,
  end_date,
}: {
  start_date?: string | undefined;
  end_date?: string | undefined;
}): AuditNote => {
  const days = { ...(start_date && { start_date }), ...(end_date && { end_date }) };
  return { entity: 'order', action: 'export', new: Object.keys(days).length > 0 ? days : null };
};

/**
 * All matching ended orders, one part at a time. The end of an order never changes, so a part starts where the
 * previous one ended.
 */
export const getOrderExport: Handler<'get_order_export'> = async ({ after, limit, ...choice }, { db, session }) => {
  const time = timeColumn({ board: 'history', ...choice });
  const records = await selectOrders(db)
    .where(and(historyCondition(choice, session), after ? cameBefore(time, session, after) : undefined))
    .orderBy(desc(choice.query ? sortUnindexed(time) : time), desc(orders.id))
    .limit(limit);
  const data = await mapInTurns(records, presentOrder);
  // An export contains names and phone numbers, so it is audited: once per export, however many parts it has and
  // whichever comes first.
  if (!after) await writeAuditEntries(db, session.store_id, [exported(choice)]);
  else await noteOnceAnHour(db, session.store_id, exported(choice));
  const last = data.at(-1);
  return { data, ...(last && data.length === limit ? { next: last._id } : {}) };
};
