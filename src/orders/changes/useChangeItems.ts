import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { FieldError } from '#contract/envelope';
import { lineChanges } from '#contract/orders/lineChanges';
import type { StoreDataProvider } from '../../dataProvider/index';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import { storeMenuQuery } from '../../realtime/useRecordChanges';
import { useDialogForm } from '../../records/form/DialogForm';
import { changedMeanwhile, useOrderCall } from '../actions/useOrderCall';
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

/** Each error's first line, by its position among the sent lines. */
const errorsByLine = (errors: readonly FieldError[], sent: readonly EditedLine[]): Record<string, string> =>
  Object.fromEntries(
    errors.flatMap(({ path, code }) => {
      const line = sent[Number(path.split('.')[1])];
      return path.startsWith('items.') && line ? [[line.id, `codes.error.${code}`]] : [];
    }),
  );

interface ChangedItems {
  /** The order as the dialog opened. */
  order: Order;
  lines: readonly EditedLine[];
  onDone: () => void;
  /** Someone else changed the order's lines: this is its current state. */
  onStale: (current: Order) => void;
}

/**
 * A change to an order's lines, with a message to the customer. If only other parts of the order have changed, it is
 * sent again over the current order. If the lines have changed, the user reviews them first.
 */
export function useChangeItems({ order: opened, lines, onDone, onStale }: ChangedItems) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const call = useOrderCall();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useDialogForm({
    record: opened,
    valuesOf: () => ({ message: '' }),
    unreachable: 'orderChanges.edit.unreachable',
    isSame: (seen, current) => lineChanges(seen.items, current.items).length === 0,
    onConflict: (current, by) => {
      onStale(current);
      return changedMeanwhile(current, by);
    },
    save: async (values, record) => {
      setErrors({});
      const message = values.message.trim();
      const body = { items: bodyItems(lines), ...(message ? { message } : {}) };
      try {
        const { change } = await call(record ?? opened, (seen) => dataProvider.updateOrderItems({ ...seen, ...body }));
        notify(change.state === 'proposed' ? 'codes.success.331' : 'codes.success.330', { type: 'success' });
      } catch (error) {
        const sent = lines.filter(({ isGone }) => !isGone);
        setErrors(errorsByLine(apiErrorOf(error).fields, sent));
        throw error;
      }
      onDone();
    },
  });
  return { form, errors };
}
