import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { Table } from '#contract/entities/menu';
import type { Order } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { dueAt } from '#contract/orders/boards';
import { isFinal, orderStatuses } from '#contract/orders/statuses';
import type { StoreDataProvider } from '../../dataProvider/index';

/** Ids of the tables that open orders occupy around an instant. */
export function tablesTaken(orders: readonly Order[], at: Date): Set<string> {
  const isNear = (order: Order) => {
    const due = dueAt(order).getTime();
    // The new guests are taken to stay as long as those who are there. The server knows better, and has the last word.
    const stay = order.free_at ? Date.parse(order.free_at) - due : 0;
    return Math.abs(due - at.getTime()) < stay;
  };
  return new Set(orders.filter((order) => order.table_id && isNear(order)).map((order) => order.table_id as string));
}

/** Why a table doesn't suit these guests: `taken`, or its size. */
export function tableProblem(
  table: Pick<Table, '_id' | 'min_persons' | 'max_persons'>,
  persons: number,
  taken: ReadonlySet<string>,
): 'taken' | 'too_small' | 'too_large' | null {
  if (taken.has(table._id)) return 'taken';
  if (persons > table.max_persons) return 'too_small';
  return persons < table.min_persons ? 'too_large' : null;
}

/** The highest number of guests for one table order. */
export const mostPersons = (tables: readonly Table[]): number =>
  Math.min(limits.personsMax, Math.max(limits.personsMin, ...tables.map((table) => table.max_persons)));

const none: never[] = [];
const openStatuses = orderStatuses.filter((status) => !isFinal(status));

/** Open table orders, which show the occupied tables. The server has the last word (4108). */
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
 * Ids of the tables that others occupy around an instant, kept up to date.
 *
 * @param except an order to ignore, so that it doesn't block itself
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
