import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { orderKeys, orderViewerOf, viewedBy } from '../../../realtime/orders/boardCache';
import { useBook } from '../../../realtime/orders/useBoard';
import { useOutage } from '../../../realtime/useOutage';
import { useConnection } from '../../../realtime/useRealtime';
import { storeMenuQuery } from '../../../realtime/useRecordChanges';
import { accountOf, type StoredSession } from '../../../session/session';
import { type BookTables, readLastBook, writeLastBook } from './lastBook';

/** Changes within this time are stored once. */
const gatherMs = 500;

interface ShownBook {
  /** Undefined until they are loaded. */
  orders: readonly Order[] | undefined;
  store: BookTables | undefined;
  /** Set while the day is shown as it was last read, because the server can't be reached. */
  readAt: number | null;
  isFailed: boolean;
  retry: () => void;
}

interface Days {
  day: string;
  today: string;
}

/** Keeps today's book on this device, and when it was last read. */
function useKeeping(account: string, { day, today }: Days, orders?: readonly Order[], store?: BookTables): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (day !== today || !orders || !store) return;
    const write = () => {
      const readAt = queryClient.getQueryState(orderKeys.book(day))?.dataUpdatedAt ?? 0;
      const { tables, combinations } = store;
      writeLastBook({ account, day, readAt, orders, store: { tables, combinations } });
    };
    const timer = setTimeout(write, gatherMs);
    // Until then, it was current.
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [queryClient, account, day, today, orders, store]);
}

/**
 * The book of a day with the store's tables. While the server can't be reached, today's is shown as this device last
 * read it.
 *
 * @param needsTables whether there is nothing to show without the tables
 */
export function useShownBook(session: StoredSession, days: Days, needsTables: boolean): ShownBook {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { day } = days;
  const account = accountOf(session);
  const query = useBook(day);
  const menu = useQuery(storeMenuQuery(dataProvider, session.store._id));
  useKeeping(account, days, query.data?.orders, menu.data);

  const isCutOff = useConnection().status === 'cut_off';
  const isOutage = useOutage() !== null;
  const isAway = isOutage || isCutOff || query.failureCount + menu.failureCount > 0;
  const isMissing = query.data === undefined || menu.data === undefined;
  const last = useMemo(
    () => (isAway && isMissing ? readLastBook(account, day) : null),
    [isAway, isMissing, account, day],
  );
  const lastOrders = useMemo(
    () => last?.orders.map((order) => viewedBy(order, orderViewerOf(session))),
    [last, session],
  );

  const needed = needsTables ? [query, menu] : [query];
  return {
    orders: query.data?.orders ?? lastOrders,
    store: menu.data ?? last?.store,
    readAt: last && !query.data ? last.readAt : null,
    isFailed: needed.some(({ isError }) => isError),
    retry: () => needed.forEach((one) => void one.refetch()),
  };
}
