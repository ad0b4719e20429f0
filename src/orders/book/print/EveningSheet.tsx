import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { dueAt } from '#contract/orders/boards';
import { tableNumbers } from '#contract/orders/orderTables';
import { instantOf } from '#contract/time';
import { clockTime } from '../../../components/time/storeTime';
import { customerName } from '../../display/customerName';
import { useOrderFormat } from '../../display/orderContext';
import { coversOf, isComing } from '../booking';
import { visitsText } from '../visitsText';
import { notesOf, Sheet, type SheetProps } from './printedParts';

/** The evening begins when lunch is over, in minutes of the day. */
const eveningFrom = 16 * 60;

/** From this many guests on, a party is worth a word in the kitchen. */
const largeParty = 6;

/** From this many visits on, the waiters may know a guest. */
const regularVisits = 3;

/** An evening on one small page: when guests come, large parties, regulars, what they want to be known, and every booking. */
export const EveningSheet = ({ day, orders: all, visits }: SheetProps) => {
  const t = useTranslate();
  const format = useOrderFormat();
  const from = instantOf(day, eveningFrom, format.timezone);
  const orders = all.filter((order) => isComing(order) && dueAt(order) >= from);
  const large = orders.filter(({ persons = 0 }) => persons >= largeParty);
  const regulars = orders.flatMap((order) => {
    const guest = visits.get(order._id);
    return guest && guest.visit_count >= regularVisits ? [{ order, guest }] : [];
  });
  const noted = orders.filter((order) => notesOf(order).length > 0);
  const timeOf = (order: Order) => clockTime(dueAt(order), format);
  const party = (order: Order) => (
    <>
      <span className="fixed">{timeOf(order)}</span> · <bdi>{customerName(order, t)}</bdi> ·{' '}
      {t('boards.panel.persons', { smart_count: order.persons ?? 0 })}
    </>
  );
  const column = (name: string) => t(`tableBook.print.column.${name}`);
  return (
    <Sheet day={day} orders={orders}>
      {orders.length > 0 && (
        <>
          <h2>{t('tableBook.covers.label')}</h2>
          <ul className="quarters">
            {[...coversOf(orders)].map(([quarter, guests]) => (
              <li key={quarter}>
                {clockTime(quarter, format)} <b>{guests}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {large.length > 0 && (
        <>
          <h2>{t('tableBook.print.large')}</h2>
          <ul className="plain">
            {large.map((order) => (
              <li key={order._id}>
                {party(order)} · {t('order.table_number', { number: tableNumbers(order) })}
              </li>
            ))}
          </ul>
        </>
      )}
      {regulars.length > 0 && (
        <>
          <h2>{t('tableBook.print.regulars')}</h2>
          <ul className="plain">
            {regulars.map(({ order, guest }) => (
              <li key={order._id}>
                {party(order)} · {visitsText(guest, t)}
              </li>
            ))}
          </ul>
        </>
      )}
      {noted.length > 0 && (
        <>
          <h2>{t('tableBook.print.notes')}</h2>
          <ul className="plain">
            {noted.map((order) => (
              <li key={order._id}>
                {party(order)}: <b dir="auto">{notesOf(order).join(' · ')}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {orders.length > 0 && (
        <>
          <h2>{t('tableBook.bookings')}</h2>
          <table>
            <thead>
              <tr>
                <th>{column('time')}</th>
                <th>{column('table')}</th>
                <th>{column('persons')}</th>
                <th>{column('name')}</th>
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <tr key={order._id}>
                  <td className="fixed strong">{timeOf(order)}</td>
                  <td className="fixed">{tableNumbers(order)}</td>
                  <td className="fixed">{order.persons}</td>
                  <td>
                    <bdi>{customerName(order, t)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Sheet>
  );
};
