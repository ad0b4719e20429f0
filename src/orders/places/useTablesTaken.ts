import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { limits } from '#contract/limits';
import { isFinal, orderStatuses } from '#contract/orders/statuses';
import type { StoreDataProvider } from '../../dataProvider/index';
import { tablesTaken } from './tableChoice';

const none: never[] = [];
const openStatuses = orderStatuses.filter((status) => !isFinal(status));

/** Open table orders: they say which tables are held. The server has the last word (4108). */
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
  return data?.data ?? none;
}

/**
 * Ids of the tables that others hold around an instant, kept up to date.
 *
 * @param except an order that stands in its own way nowhere
 */
export function useTablesTaken(at: Date, except?: string): ReadonlySet<string> {
  const orders = useTableOrders();
  const time = at.getTime();
  return useMemo(
    () =>
      tablesTaken(
        orders.filter(({ _id }) => _id !== except),
        new Date(time),
      ),
    [orders, time, except],
  );
}
