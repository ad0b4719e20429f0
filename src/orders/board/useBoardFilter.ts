import { useMemo, useState } from 'react';
import type { Order } from '#contract/entities/order';
import type { OrderType } from '#contract/orders/statuses';
import { matchesOrder } from '../display/matchesOrder';

/** Which orders a board shows: those that match a search, of one type or all. */
export interface BoardFilter {
  text: string;
  type: OrderType | null;
}

const everything: BoardFilter = { text: '', type: null };

export interface BoardFilterState {
  filter: BoardFilter;
  setFilter: (filter: BoardFilter) => void;
  isSet: boolean;
  clear: () => void;
}

/** A board's filter. It is reset when the board's page closes. */
export function useBoardFilter(): BoardFilterState {
  const [filter, setFilter] = useState(everything);
  return useMemo(
    () => ({
      filter,
      setFilter,
      isSet: filter.text.trim() !== '' || filter.type !== null,
      clear: () => setFilter(everything),
    }),
    [filter],
  );
}

/** Whether an order matches a board's filter. */
export const matchesFilter = (order: Order, { text, type }: BoardFilter): boolean =>
  (type === null || order.order_type === type) && matchesOrder(order, text);
