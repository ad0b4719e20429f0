import { and, asc, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { expiryWarningDays } from '#contract/documents/expiry';
import type { OrderSnapshot } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { canSeeOrder } from '#contract/orders/orderAccess';
import { onJob } from '#contract/orders/statuses';
import { businessDate, businessDay, dateBounds, storeDate } from '#contract/time';
import { containing, phonePattern } from '#server/db/likePattern';
import { orders } from '#server/db/schema/orders';
import { providers } from '#server/db/schema/providers';
import type { CallContext, Handler } from '#server/http/handler';
import { isFitForWork, openOrders } from '../fitness/service';
import { presentOrder, selectOrders } from '../orders/service';
import { loadProvider, providerNotFound } from './loadProvider';
import { earnedOn, isProvider, presentProviderRecord, selectProviders } from './selectProviders';

/** An order as far as it concerns who looks after its delivery person and may not read orders: how far it is, and what it earns. */
function withoutCustomer(order: OrderSnapshot): OrderSnapshot {
  const { delivery_address: _a, order_comment: _c, delivery_comment: _d, unseen_change: _u, ...rest } = order;
  return { ...rest, customer: { name: '', country_phone_code: '', phone: '' }, items: [] };
}

/** A person's active orders now, and their deliveries on one business day of the store. */
export const getProviderJobList: Handler<'get_provider_job_list'> = async ({ _id, date }, { db, session, now }) => {
  const isWanted = and(isProvider(session.store_id, _id), isNull(providers.archived_at));
  const [found] = await db.select({ id: providers.id }).from(providers).where(isWanted);
  if (!found) throw providerNotFound();
  const today = businessDate(now(), session);
  const day = date ?? today;
  const { start, end } = businessDay(day, session);
  const activeOrders = and(eq(orders.is_open, true), inArray(orders.delivery_status, [...onJob]));
  const rows = await selectOrders(db)
    .where(
      and(
        eq(orders.store_id, session.store_id),
        eq(orders.provider_id, _id),
        or(
          day === today ? activeOrders : undefined,
          and(gte(orders.delivered_at, start), lt(orders.delivered_at, end)),
        ),
      ),
    )
    .orderBy(sql`${orders.delivered_at} desc nulls first`, desc(orders.id))
    .limit(limits.perPageMax);
  const data = rows.map((row) => {
    const order = presentOrder(row);
    return canSeeOrder(session.grants, order) ? order : withoutCustomer(order);
  });
  return { data, count: data.length, date: day, day: await earnedOn(db, isWanted, { start, end }) };
};

type ListBody = ParsedBodyOf<'get_provider_list'>;
type Filter = NonNullable<ListBody['filter']>;

/** Matches any of a person's vehicles, whatever separates the parts of its plate: `gx417` finds `GX-417-RT`. */
const hasPlate = (letters: string): SQL => sql`exists (select from vehicles v where v.store_id = providers.store_id
  and v.provider_id = providers.id and regexp_replace(v.plate_number, '[^[:alnum:]]', '', 'g') ilike ${containing(letters)})`;

/**
 * A part of the name, of the email, of a plate, or of the phone number with or without its country's code. The digits of a plate aren't
 * looked for in phone numbers.
 */
function searched(query = ''): SQL | undefined {
  const text = query.trim();
  if (text.length < limits.searchMin) return undefined;
  const digits = text.replace(/^0+|\D/g, '');
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '');
  return or(
    sql`(${providers.first_name} || ' ' || ${providers.last_name}) ilike ${containing(text)}`,
    sql`${providers.email} ilike ${containing(text)}`,
    digits.length >= limits.searchMin && phonePattern.test(text)
      ? sql`(${providers.country_phone_code} || ${providers.phone}) like ${containing(digits)}`
      : undefined,
    letters.length >= limits.searchMin ? hasPlate(letters) : undefined,
  );
}

const available = (wanted: NonNullable<Filter['availability']>): SQL => {
  if (wanted === 'offline') return sql`not ${providers.is_online}`;
  return wanted === 'free'
    ? sql`${providers.is_online} and ${openOrders} = 0`
    : sql`${providers.is_online} and ${openOrders} > 0`;
};

/** Documents that hold today and run out within so many days; `d` of the person asked for. */
const endsSoon = (today: string): SQL => sql`exists (select from documents d
  where d.store_id = providers.store_id and d.provider_id = providers.id and d.state = 'approved'
    and d.expires_on between ${today}::date and ${today}::date + ${expiryWarningDays}::int)`;

/** Approved people who can't be offered orders, now or soon, and people awaiting approval: someone needs to act. */
const needsAttention = (now: Date, today: string): SQL => sql`(${providers.approval} = 'pending'
  or (${providers.approval} = 'approved' and (not ${isFitForWork(now)} or ${endsSoon(today)})))`;

function listCondition(body: ListBody, { session, now }: Pick<CallContext, 'session' | 'now'>): SQL | undefined {
  const { ids, query, start_date, end_date, filter = {} } = body;
  const { approval, availability, needs_attention, expires_soon } = filter;
  const today = storeDate(now(), session.timezone);
  return and(
    eq(providers.store_id, session.store_id),
    isNull(providers.archived_at),
    ids && inArray(providers.id, ids),
    start_date ? gte(providers.created_at, dateBounds(start_date, session.timezone).start) : undefined,
    end_date ? lt(providers.created_at, dateBounds(end_date, session.timezone).end) : undefined,
    searched(query),
    approval && eq(providers.approval, approval),
    availability && available(availability),
    needs_attention && needsAttention(now(), today),
    expires_soon && and(eq(providers.approval, 'approved'), endsSoon(today)),
  );
}

const sortedBy = ({ sort_by = 'name' }: ListBody) => {
  if (sort_by === 'created_at') return [providers.created_at, providers.id];
  const byName = [providers.first_name, providers.last_name, providers.id];
  return sort_by === 'approval' ? [providers.approval, ...byName] : byName;
};

/** A page of the delivery people that were asked for, by name unless asked otherwise. */
export const getProviderList: Handler<'get_provider_list'> = async (body, context) => {
  const { db, session, now } = context;
  const at = { rules: session, now: now() };
  const condition = listCondition(body, context);
  const rows = await selectProviders(db, at)
    .where(condition)
    .orderBy(...sortedBy(body).map((each) => (body.sort_order === 'DESC' ? desc(each) : asc(each))))
    .limit(body.perPage)
    .offset((body.page - 1) * body.perPage);
  return { data: rows.map((row) => presentProviderRecord(row, at)), count: await db.$count(providers, condition) };
};

export const getProvider: Handler<'get_provider'> = async ({ _id }, context) => ({
  provider: await loadProvider(context.db, _id, context),
});
