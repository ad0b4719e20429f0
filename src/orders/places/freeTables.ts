import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { freeAt } from '#contract/bookings/stay';
import type { Order } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { dueAt } from '#contract/orders/boards';
import { tableIds } from '#contract/orders/orderTables';
import { isFinal, orderStatuses } from '#contract/orders/statuses';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../dataProvider/index';

/** New guests, from when they come until their table is free again. */
interface Stay {
  from: Date;
  until: Date;
}

/** Ids of the tables that open orders occupy during a stay. */
export function tablesTaken(orders: readonly Order[], { from, until }: Stay): Set<string> {
  const isThen = (order: Order) => {
    const due = dueAt(order);
    return due < until && from < (order.free_at ? new Date(order.free_at) : due);
  };
  return new Set(orders.filter(isThen).flatMap(tableIds));
}

const none: never[] = [];
const openStatuses = orderStatuses.filter((status) => !isFinal(status));

/**
 * Open table orders, which show the occupied tables; `undefined` until they are loaded. The server has the last word
 * (4108).
 */
function useTableOrders() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data } = useQuery({
    queryKey: ['orders', 'open-tables'],
    queryFn: () =>
      dataProvider.getOrderList({
        filter: { order_type: 'table', order_status: openStatuses },
        perPage: limits.perPageMax,
        sort_by: 'due_at',
        sort_order: 'ASC',
      }),
    refetchInterval: limits.reconcileMs,
  });
  return data?.data;
}

/**
 * Finds the tables that others occupy while a party stays that comes at an instant, by its size; kept up to date.
 * `undefined` until it is known who has them.
 */
export function useTablesTakenBy(at: Date): ((persons: number) => Set<string>) | undefined {
  const orders = useTableOrders();
  const { booking_rules } = useStoreFormat().store;
  const time = at.getTime();
  return useMemo(() => {
    const from = new Date(time);
    return orders && ((persons) => tablesTaken(orders, { from, until: freeAt(booking_rules, persons, from) }));
  }, [orders, booking_rules, time]);
}

/**
 * Ids of the tables that others occupy while guests stay who come at an instant, kept up to date.
 *
 * @param except an order to ignore, so that it doesn't block itself
 */
export function useTablesTaken(at: Date, persons: number, except?: string): ReadonlySet<string> {
  const orders = useTableOrders() ?? none;
  const { booking_rules } = useStoreFormat().store;
  const time = at.getTime();
  return useMemo(() => {
    const from = new Date(time);
    return tablesTaken(
      orders.filter(({ _id }) => _id !== except),
      { from, until: freeAt(booking_rules, persons, from) },
    );
  }, [orders, booking_rules, time, persons, except]);
}
