import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { BodyOf, ReplyOf } from '#contract/calls/index';
import type { Order } from '#contract/entities/order';
import type { FieldError } from '#contract/envelope';
import { errorOf } from '../../dataProvider/fieldErrors';
import type { StoreDataProvider } from '../../dataProvider/index';
import { type Seen, useSending } from '../actions/useSending';

/** The server's error for a field, as text. */
export function useErrorOf(errors: readonly FieldError[]) {
  const t = useTranslate();
  return (field: string): string | undefined => {
    const found = errors.find(({ path }) => path === field || path.startsWith(`${field}.`));
    if (!found) return undefined;
    const { message, args } = errorOf(found);
    return t(message, { ...args, _: t('records.field.invalid') });
  };
}

/** Props of every dialog that corrects a detail. */
export interface CorrectionProps {
  /** The order as it was when the dialog opened. */
  opened: Order;
  onClose: () => void;
}

/** The corrected fields; omitted fields stay as they are. */
export type Correction = Omit<BodyOf<'update_order_details'>, keyof Seen>;

/** All details that can be corrected, as one comparable value. */
const detailsOf = ({ table_id, persons, schedule_at, delivery_address, customer }: Order): string =>
  JSON.stringify([table_id, persons, schedule_at, delivery_address, customer]);

/**
 * Sends corrections to an order's details. If only other parts of the order have changed, it is resent.
 * If the details have changed, their current values are shown, and the input stays.
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
