import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { dueAt } from '#contract/orders/boards';
import { tableNumbers } from '#contract/orders/orderTables';
import { PhoneNumber } from '../../../components/phone/PhoneNumber';
import { clockTime } from '../../../components/time/storeTime';
import { customerName } from '../../display/customerName';
import { useOrderFormat } from '../../display/orderContext';
import { isComing } from '../booking';
import { useBookingState } from '../useStateText';
import { notesOf, Sheet, type SheetProps } from './printedParts';

const columns = ['time', 'table', 'persons', 'name', 'phone', 'state', 'note'] as const;

const Row = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const format = useOrderFormat();
  const { text } = useBookingState(order);
  const { customer } = order;
  return (
    <tr>
      <td className="fixed strong">{clockTime(dueAt(order), format)}</td>
      <td className="fixed">{tableNumbers(order)}</td>
      <td className="fixed">{order.persons}</td>
      <td className={isComing(order) ? '' : 'off'}>
        <bdi>{customerName(order, t)}</bdi>
      </td>
      <td className="fixed">{customer.phone && <PhoneNumber {...customer} />}</td>
      <td>{text}</td>
      <td dir="auto">{notesOf(order).join(' · ')}</td>
    </tr>
  );
};

/** Every booking of a day, also those that were called off. */
export const DaySheet = ({ day, orders }: SheetProps) => {
  const t = useTranslate();
  return (
    <Sheet day={day} orders={orders}>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name}>{t(`tableBook.print.column.${name}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Row key={order._id} order={order} />
          ))}
        </tbody>
      </table>
    </Sheet>
  );
};
