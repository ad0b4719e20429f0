import { customerGroups } from '#contract/insight/subjects';
import { orderTypes } from '#contract/orders/statuses';
import type { Handler } from '#server/http/handler';
import { insightSums } from './insightSums';
import { datesIn } from './tables';

export const getCustomerRevenue: Handler<'dashboard/CustomerRev+Rec'> = async (
  { start_date, end_date },
  { db, session },
) => {
  const dates = { start_date, end_date };
  const sums = await insightSums(db, 'customer', dates, session, 'day');
  const ordersOf = new Map(sums.map(({ key, day, orders }) => [`${day} ${key}`, orders]));
  return {
    ...dates,
    currency: session.currency,
    groups: customerGroups.map((group) => {
      const ofGroup = sums.filter(({ key }) => key === group);
      return {
        group,
        orders: ofGroup.reduce((sum, { orders }) => sum + orders, 0),
        total: ofGroup.reduce((sum, { amount }) => sum + amount, 0),
      };
    }),
    days: datesIn(dates).map((date) => ({
      date,
      new: ordersOf.get(`${date} new`) ?? 0,
      returning: ordersOf.get(`${date} returning`) ?? 0,
    })),
  };
};

export const getBusyHours: Handler<'dashboard/BusyHour'> = async ({ start_date, end_date }, { db, session }) => {
  const dates = { start_date, end_date };
  const hours = await insightSums(db, 'hour', dates, session, 'weekday');
  const times = await insightSums(db, 'time', dates, session);
  const late = await insightSums(db, 'late', dates, session);
  const lost = await insightSums(db, 'lost', dates, session);
  return {
    ...dates,
    currency: session.currency,
    hours: hours
      .map(({ day, key, orders, amount }) => ({ weekday: Number(day), hour: Number(key), orders, total: amount }))
      .sort((a, b) => a.weekday - b.weekday || a.hour - b.hour),
    times: orderTypes.map((order_type) => {
      const [ofTime, ofLate, ofLost] = [times, late, lost].map((sums) => sums.find(({ key }) => key === order_type));
      return {
        order_type,
        orders: ofTime?.orders ?? 0,
        minutes: ofTime?.minutes ?? 0,
        late_orders: ofLate?.orders ?? 0,
        late_minutes: ofLate?.minutes ?? 0,
        late_refunded: ofLate?.reduced ?? 0,
        lost_orders: ofLost?.orders ?? 0,
        lost_total: ofLost?.amount ?? 0,
      };
    }),
  };
};
