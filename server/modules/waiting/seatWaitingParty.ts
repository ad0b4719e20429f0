import { sql } from 'drizzle-orm';
import { waitingParties } from '#server/db/schema/waitingParties';
import type { Handler } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { touched } from '#server/records/touched';
import { loadOrderingTerms, placeByStaff } from '../orders/service';
import { isParty, lockWaiting } from './waitingParties';

/** Guests order at their table, and say then how they pay. */
const walkIn = { order_type: 'table', paid_by: 'cash', tip_amount: 0, is_one_off_customer: false } as const;

/** Places the order of a party that waits and takes it off the list: both or neither, and once for one key. */
export const seatWaitingParty: Handler<'seat_waiting_party'> = async (body, context) => {
  const { db, session, now } = context;
  const { store_id } = session;
  const { _id, table_ids, idempotency_key } = body;
  const ordering = await loadOrderingTerms(db, store_id, { items: [] });
  return changeRecords(context, async (tx, announce) => {
    const { persons, name, country_phone_code, phone, note } = await lockWaiting(tx, store_id, _id);
    const order = {
      ...walkIn,
      ...{ items: [], idempotency_key, table_ids, persons, order_comment: note || undefined },
      customer: { name, country_phone_code, phone },
    };
    const reply = await placeByStaff(order, ordering, { ...context, db: tx });
    const at = now();
    await tx
      .update(waitingParties)
      .set({
        ...{ state: 'seated', ended_at: at, order_id: reply.order._id, ...touched(session, at) },
        version: sql`${waitingParties.version} + 1`,
      })
      .where(isParty(store_id, _id));
    announce('waiting_party', [_id]);
    return reply;
  });
};
