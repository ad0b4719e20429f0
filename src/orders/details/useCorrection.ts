import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { BodyOf, ReplyOf } from '#contract/calls/index';
import type { Order } from '#contract/entities/order';
import type { FieldError } from '#contract/envelope';
import { faultOf } from '../../dataProvider/fieldFaults';
import type { StoreDataProvider } from '../../dataProvider/index';
import { type Seen, useSending } from '../actions/useSending';

/** What the server found wrong with a field, in words. */
export function useFaultOf(faults: readonly FieldError[]) {
  const t = useTranslate();
  return (field: string): string | undefined => {
    const found = faults.find(({ path }) => path === field || path.startsWith(`${field}.`));
    if (!found) return undefined;
    const { message, args } = faultOf(found);
    return t(message, { ...args, _: t('records.field.invalid') });
  };
}

/** What every dialog that puts a detail right is given. */
export interface CorrectionProps {
  /** The order as it was when the dialog opened. */
  opened: Order;
  onClose: () => void;
}

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
