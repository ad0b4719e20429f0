import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { BodyOf, ReplyOf } from '#contract/calls/index';
import type { Order } from '#contract/entities/order';
import type { StoreDataProvider } from '../../dataProvider/index';
import { type Seen, useSending } from '../actions/useSending';

/** What is put right; what is left out stays. */
export type Correction = Omit<BodyOf<'update_order_details'>, keyof Seen>;

/** The details that a correction may be about, as one value. */
const detailsOf = ({ table_id, persons, schedule_at, delivery_address, customer }: Order): string =>
  JSON.stringify([table_id, persons, schedule_at, delivery_address, customer]);

/**
 * Sends corrections of an order's details. Where only something else of the order changed meanwhile, it is sent once more;
 * where the details did, they are shown as they are, and what was typed stays.
 */
export function useCorrection(opened: Order, onDone: () => void) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const [order, setOrder] = useState(opened);
  const sending = useSending<ReplyOf<'update_order_details'>>({
    unreachable: 'orderChanges.edit.unreachable',
    onDone: () => {
      notify('codes.success.302', { type: 'success' });
      onDone();
    },
    onStale: setOrder,
    mayRepeat: (seen, current) => detailsOf(seen) === detailsOf(current),
  });
  const correct = (correction: Correction): Promise<void> =>
    sending.send(order, (seen) => dataProvider.updateOrderDetails({ ...seen, ...correction }));
  return { ...sending, order, correct };
}
