import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import type { Order } from '#contract/entities/order';
import type { FieldError } from '#contract/envelope';
import { lineChanges } from '#contract/orders/lineChanges';
import type { StoreDataProvider } from '../../dataProvider/index';
import { storeMenuQuery } from '../../realtime/useRecordChanges';
import { useSending } from '../actions/useSending';
import { indexMenu } from '../menu/menuIndex';
import { bodyItems, type EditedLine } from './editedLines';

/** The current menu, arranged for choosing. */
export function useStoreMenu(storeId: string) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data, isError, refetch } = useQuery(storeMenuQuery(dataProvider, storeId));
  const menu = useMemo(() => data && indexMenu(data), [data]);
  return { menu, isError: isError && !menu, refetch };
}

/**
 * An order with the current remainder of its offer: other orders use the same budget, and the server gives no more than
 * what is left.
 */
export function useCurrentOffer(order: Order): { order: Order; isLoading: boolean } {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data, isLoading } = useQuery({
    queryKey: ['current-offer', order._id, order.version],
    queryFn: () => dataProvider.getOrder({ order_id: order._id }),
    enabled: order.promo !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const promo = data?.order.promo;
  const current = useMemo(() => (promo ? { ...order, promo } : order), [order, promo]);
  return { order: current, isLoading };
}

interface Tools {
  onDone: () => void;
  /** Someone else changed the order's lines: this is its current state. */
  onStale: (current: Order) => void;
}

/** Each error's first line, by its position among the sent lines. */
const errorsByLine = (errors: readonly FieldError[], sent: readonly EditedLine[]): Record<string, string> =>
  Object.fromEntries(
    errors.flatMap(({ path, code }) => {
      const line = sent[Number(path.split('.')[1])];
      return path.startsWith('items.') && line ? [[line.id, `codes.error.${code}`]] : [];
    }),
  );

/**
 * Sends a change to an order's lines. If only other parts of the order have changed, it is resent with the
 * current order. If the lines have changed, the user reviews them first.
 */
export function useChangeItems({ onDone, onStale }: Tools) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const [sent, setSent] = useState<readonly EditedLine[]>([]);
  const sending = useSending<ReplyOf<'update_order_items'>>({
    unreachable: 'orderChanges.edit.unreachable',
    onDone: ({ change }) => {
      notify(change.state === 'proposed' ? 'codes.success.331' : 'codes.success.330', { type: 'success' });
      onDone();
    },
    onStale,
    mayRepeat: (seen, current) => lineChanges(seen.items, current.items).length === 0,
  });
  const send = (order: Order, lines: readonly EditedLine[], message: string): Promise<void> => {
    setSent(lines.filter(({ isGone }) => !isGone));
    const body = { items: bodyItems(lines), ...(message ? { message } : {}) };
    return sending.send(order, (seen) => dataProvider.updateOrderItems({ ...seen, ...body }));
  };
  return { ...sending, send, errors: errorsByLine(sending.errors, sent) };
}
