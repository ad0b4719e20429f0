import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { OrderSnapshot } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { maySeeOrder } from '#contract/orders/orderSight';
import { onJob } from '#contract/orders/statuses';
import { dateBounds, storeDate } from '#contract/time';
import { orders } from '#server/db/schema/orders';
import { providers } from '#server/db/schema/providers';
import type { Handler } from '#server/http/handler';
import { presentOrder, selectOrders } from '../orders/service';
import { providerNotFound } from './loadProvider';
import { earnedOn, isProvider } from './selectProviders';

/** An order as far as it concerns who looks after its delivery person and may not read orders: how far it is, and what it earns. */
function withoutCustomer(order: OrderSnapshot): OrderSnapshot {
  const { delivery_address: _a, order_comment: _c, delivery_comment: _d, unseen_change: _u, ...rest } = order;
  return { ...rest, customer: { name: '', country_phone_code: '', phone: '' }, items: [] };
}

/** What a person has in hand, today alone, and what was delivered on a day of the store. */
export const getProviderJobList: Handler<'get_provider_job_list'> = async ({ _id, date }, { db, session, now }) => {
  const isWanted = and(isProvider(session.store_id, _id), isNull(providers.archived_at));
  const [found] = await db.select({ id: providers.id }).from(providers).where(isWanted);
  if (!found) throw providerNotFound();
  const today = storeDate(now(), session.timezone);
  const day = date ?? today;
  const { start, end } = dateBounds(day, session.timezone);
  const inHand = and(eq(orders.is_open, true), inArray(orders.delivery_status, [...onJob]));
  const rows = await selectOrders(db)
    .where(
      and(
        eq(orders.store_id, session.store_id),
        eq(orders.provider_id, _id),
        or(day === today ? inHand : undefined, and(gte(orders.delivered_at, start), lt(orders.delivered_at, end))),
      ),
    )
    .orderBy(sql`${orders.delivered_at} desc nulls first`, desc(orders.id))
    .limit(limits.perPageMax);
  const data = rows.map((row) => {
    const order = presentOrder(row);
    return maySeeOrder(session.grants, order) ? order : withoutCustomer(order);
  });
  return { data, count: data.length, date: day, day: await earnedOn(db, isWanted, { start, end }) };
};
