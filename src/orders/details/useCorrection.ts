import { useDataProvider, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { BodyOf } from '#contract/calls/index';
import type { Order } from '#contract/entities/order';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useDialogForm } from '../../records/form/DialogForm';
import { changedMeanwhile, type Seen, useOrderCall } from '../actions/useOrderCall';

/** Props of every dialog that corrects a detail. */
export interface CorrectionProps {
  /** The order as it was when the dialog opened. */
  opened: Order;
  onClose: () => void;
}

/** The corrected fields; omitted fields stay as they are. */
export type Correction = Omit<BodyOf<'update_order_details'>, keyof Seen>;

interface CorrectionOptions<Values extends FieldValues> extends CorrectionProps {
  /** The detail, with its errors' paths as the names of its fields. */
  valuesOf: (order: Order) => Values;
  correctionOf: (values: Values, order: Order) => Correction;
  /** Places an error that no field is named after. Returns `true` if it did. */
  onError?: (error: unknown, order: Order) => boolean;
}

/**
 * A form with one of an order's details. If only other parts of the order have changed, it is sent again. If the detail
 * has changed, its current value is shown, and the input stays.
 */
export function useCorrection<Values extends FieldValues>(options: CorrectionOptions<Values>) {
  const { opened, onClose, valuesOf, correctionOf, onError } = options;
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const call = useOrderCall();
  const form = useDialogForm<Values, Order>({
    record: opened,
    valuesOf: (order) => valuesOf(order ?? opened),
    unreachable: 'orderChanges.edit.unreachable',
    onConflict: changedMeanwhile,
    save: async (values, record) => {
      const order = record ?? opened;
      const correction = correctionOf(values, order);
      try {
        await call(order, (seen) => dataProvider.updateOrderDetails({ ...seen, ...correction }));
      } catch (error) {
        if (onError?.(error, order)) return;
        throw error;
      }
      notify('codes.success.302', { type: 'success' });
      onClose();
    },
  });
  return { form, order: form.record ?? opened };
}
