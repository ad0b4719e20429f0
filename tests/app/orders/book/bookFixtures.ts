import { errorCodes } from '#contract/codes/errorCodes';
import type { MenuTable } from '#contract/entities/menu';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { orderViewerOf, viewedBy } from '../../../../src/realtime/orders/boardCache';
import { aSession } from '../../../support/accounts';
import { refuse } from '../../../support/fakeServer';
import { anOrder, orderDesk } from '../board/boardsFixtures';
import { aMenu, idOf } from '../create/createOrderFixtures';

export const bookPath = '/app/order/table-booking';

const tableId = (number: number): string => idOf(700 + number);

const aTable = (number: number): MenuTable => ({
  _id: tableId(number),
  version: 1,
  number,
  code: `T${number}`,
  min_persons: 1,
  max_persons: 6,
  is_bookable: true,
});

export const someTables = (count: number): MenuTable[] =>
  Array.from({ length: count }, (_, index) => aTable(index + 1));

/** An accepted booking at a table, for two, so many minutes from now. */
export const aBooking = (number: number, minutes: number, change: Partial<Order> = {}): Order => {
  const { table_number = 1, ...others } = change;
  return anOrder(number, {
    order_type: 'table',
    order_status: orderStatus.ACCEPTED,
    placed_by: 'store',
    persons: 2,
    table_number,
    table_id: tableId(table_number),
    schedule_at: new Date(Date.now() + minutes * 60_000).toISOString(),
    ...others,
  });
};

const after = (minutes: number, time = new Date().toISOString()): string =>
  new Date(Date.parse(time) + minutes * 60_000).toISOString();

/** A store with these bookings. A move to a table where another booking stands is refused. */
export function bookDesk(bookings: Order[], tables = someTables(3)) {
  const orders = new Map(bookings.map((order) => [order._id, order]));
  const { server, ...desk } = orderDesk(bookings);
  server.answer({
    get_store_menu: () => ({ ...aMenu(), tables }),
    type_booking: ({ schedule_at, ...typed }) => ({
      typed: { ...typed, at: schedule_at, until: after(120, schedule_at), typed_by: 'Host', expires_at: after(3) },
    }),
    drop_typed_booking: () => ({}),
    get_order_list: () => ({ data: [...orders.values()], count: orders.size, seq: 0 }),
    set_order_status: ({ order_id, from, order_status, version }) => {
      const current = orders.get(order_id) as Order;
      const changed_by = current.updated_by;
      if (current.order_status !== from) return refuse(errorCodes.STATUS_CHANGE_FAILED, { current, changed_by });
      if (current.version !== version) return refuse(errorCodes.CHANGED_MEANWHILE, { current, changed_by });
      const ended = order_status === orderStatus.COMPLETED && { ended_at: new Date().toISOString() };
      const moved = { order_status: order_status as Order['order_status'], version: version + 1, ...ended };
      const order = viewedBy({ ...current, ...moved }, orderViewerOf(aSession()));
      orders.set(order_id, order);
      return { order };
    },
    update_order_details: ({ order_id, table_id, schedule_at }) => {
      const before = orders.get(order_id) as Order;
      const taken = [...orders.values()].some((other) => other._id !== order_id && other.table_id === table_id);
      if (table_id && taken) return refuse(errorCodes.TABLE_NOT_FREE);
      const moved = {
        ...(table_id && {
          ...{ table_id, table_ids: undefined, table_numbers: undefined },
          table_number: tables.find(({ _id }) => _id === table_id)?.number,
        }),
        ...(schedule_at && { schedule_at }),
      };
      const order = viewedBy({ ...before, ...moved, version: before.version + 1 }, orderViewerOf(aSession()));
      orders.set(order_id, order);
      return { order };
    },
  });
  return { server, ...desk };
}
