import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import type { Item } from '#contract/entities/menu';
import type { Order } from '#contract/entities/order';
import { searchKey } from '#contract/searchKey';
import type { FoundCustomer } from '../../components/order/caller';
import type { orderCalls } from '../../dataProvider/orderCalls';
import { nationalDigits } from './nationalDigits';

type Calls = DataProvider & typeof orderCalls;

export interface Found {
  orders: Order[];
  customers: FoundCustomer[];
  items: Item[];
}

/** What the account may look for. */
export interface Searchable {
  orders: boolean;
  items: boolean;
}

export const nothingFound: Found = { orders: [], customers: [], items: [] };
const most = 5;
const pauseMs = 150;

/** The order of that very number is what was meant; the rest are the latest. */
const exactFirst = (orders: Order[], key: string): Order[] => {
  const number = Number(key.replace('#', ''));
  return orders.toSorted((a, b) => Number(b.unique_id === number) - Number(a.unique_id === number));
};

async function search(calls: Calls, key: string, may: Searchable, signal: AbortSignal): Promise<Found> {
  const digits = may.orders ? await nationalDigits(key) : null;
  const page = { page: 1, perPage: most };
  // A number that is written as it is dialled is a phone's: the sign keeps it from being taken for an order's.
  const orderKey = digits && !/^\d/.test(key.replace(/^0/, '+')) ? `+${digits}` : key;
  const answers = await Promise.allSettled([
    may.orders
      ? calls.getOrderList({ ...page, query: orderKey, sort_by: 'created_at', sort_order: 'DESC' }, signal)
      : null,
    digits ? calls.findCustomer(digits, signal) : null,
    may.items
      ? calls.getList<Item & { id: string }>('menu/item-list', { pagination: page, filter: { q: key }, signal })
      : null,
  ] as const);
  const refused = answers.filter((answer) => answer.status === 'rejected');
  // One that is refused hides no other; where none was answered there is a reason to tell.
  if (refused[0] && !answers.some((answer) => answer.status === 'fulfilled' && answer.value)) throw refused[0].reason;
  const [orders, customers, items] = answers.map((answer) =>
    answer.status === 'fulfilled' ? (answer.value?.data ?? []) : [],
  ) as [Order[], FoundCustomer[], Item[]];
  return { orders: exactFirst(orders, key), customers: customers.slice(0, most), items };
}

/**
 * What the server finds, once the typing pauses. What is shown stays until the next is there; a search that is out of
 * date is cancelled.
 *
 * @returns `isPending` until the results are those of the text as it stands
 */
export function useFound(text: string, may: Searchable) {
  const calls = useDataProvider<Calls>();
  const key = searchKey(text);
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), pauseMs);
    return () => clearTimeout(timer);
  }, [key]);
  const isWanted = key !== '' && (may.orders || may.items);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['palette', settled, may],
    queryFn: ({ signal }) => search(calls, settled, may, signal),
    enabled: isWanted && settled !== '',
    placeholderData: keepPreviousData,
    gcTime: 30_000,
    retry: false,
    // Also without a network: that it is away is to be said, not waited out.
    networkMode: 'always',
  });
  return {
    found: isWanted ? (data ?? nothingFound) : nothingFound,
    error: isWanted && settled === key && !isFetching ? error : null,
    isPending: isWanted && (settled !== key || isFetching),
    retry: () => void refetch(),
  };
}
