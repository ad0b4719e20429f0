import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Item } from '#contract/entities/menu';
import type { Order } from '#contract/entities/order';
import { searchKey } from '#contract/searchKey';
import type { StoreDataProvider } from '../../dataProvider/index';
import { raName } from '../../descriptors/resources/index';
import type { FoundCustomer } from '../../orders/create/caller';
import { nationalDigits } from './nationalDigits';

export interface Found {
  orders: Order[];
  customers: FoundCustomer[];
  items: Item[];
}

/** The types of records that the account can search for. */
export interface Searchable {
  orders: boolean;
  items: boolean;
}

export const nothingFound: Found = { orders: [], customers: [], items: [] };
const most = 5;
const pauseMs = 150;

/**
 * Returns the queries for orders: digits may be an order's number or part of a phone number, and each is queried
 * separately, so that many phone matches don't hide the exact order.
 */
function orderQueries(key: string, digits: string | null): string[] {
  const number = /^#?\d+$/.test(key) ? [`#${key.replace('#', '')}`] : [];
  const phone = digits ? [`+${digits}`] : [];
  return number.length + phone.length > 0 ? [...number, ...phone] : [key];
}

async function searchOrders(
  calls: StoreDataProvider,
  queries: readonly string[],
  signal: AbortSignal,
): Promise<Order[]> {
  const lists = await Promise.all(
    queries.map((query) =>
      calls.getOrderList({ page: 1, perPage: most, query, sort_by: 'created_at', sort_order: 'DESC' }, { signal }),
    ),
  );
  return [...new Map(lists.flatMap(({ data }) => data).map((order) => [order._id, order])).values()].slice(0, most);
}

async function searchItems(calls: StoreDataProvider, key: string, signal: AbortSignal): Promise<Item[]> {
  const pagination = { page: 1, perPage: most };
  return (await calls.getList<Item & { id: string }>(raName('items'), { pagination, filter: { q: key }, signal })).data;
}

async function search(calls: StoreDataProvider, key: string, may: Searchable, signal: AbortSignal): Promise<Found> {
  const digits = may.orders ? await nationalDigits(key) : null;
  const answers = await Promise.allSettled([
    may.orders ? searchOrders(calls, orderQueries(key, digits), signal) : null,
    digits ? calls.findCustomer({ phone: digits }, { signal }).then(({ data }) => data) : null,
    may.items ? searchItems(calls, key, signal) : null,
  ] as const);
  const refused = answers.filter((answer) => answer.status === 'rejected');
  // A refused query doesn't hide the others; if none was answered, the reason is shown.
  if (refused[0] && !answers.some((answer) => answer.status === 'fulfilled' && answer.value)) throw refused[0].reason;
  const [orders, customers, items] = answers.map((answer) =>
    answer.status === 'fulfilled' ? (answer.value ?? []) : [],
  ) as [Order[], FoundCustomer[], Item[]];
  return { orders, customers: customers.slice(0, most), items };
}

/**
 * Searches the server once typing pauses. Results stay until the next are there; an outdated search is cancelled.
 * @returns `isPending` until the results match the current text
 */
export function useFound(text: string, may: Searchable) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const key = searchKey(text);
  const [debouncedKey, setDebouncedKey] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedKey(key), pauseMs);
    return () => clearTimeout(timer);
  }, [key]);
  const isWanted = key !== '' && (may.orders || may.items);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['palette', debouncedKey, may],
    queryFn: ({ signal }) => search(dataProvider, debouncedKey, may, signal),
    enabled: isWanted && debouncedKey !== '',
    placeholderData: keepPreviousData,
    gcTime: 30_000,
    retry: false,
    // Runs without a network, too: the error must be shown instead of waiting.
    networkMode: 'always',
  });
  return {
    found: isWanted ? (data ?? nothingFound) : nothingFound,
    error: isWanted && debouncedKey === key && !isFetching ? error : null,
    isPending: isWanted && (debouncedKey !== key || isFetching),
    retry: () => void refetch(),
  };
}
