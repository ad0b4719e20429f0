import { useDataProvider, useNotify } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import type { Order } from '#contract/entities/order';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useSending } from '../actions/useSending';
import { type RefundChoice, refundBody } from './refundChoice';

/**
 * Gives money back.
 *
 * @param onStale is given the order as it is, where somebody else changed it meanwhile
 */
export function useRefund(onDone: () => void, onStale: (current: Order) => void) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const sending = useSending<ReplyOf<'refund_order'>>({
    unreachable: 'orderChanges.refund.unreachable',
    onDone: () => {
      notify('codes.success.312', { type: 'success' });
      onDone();
    },
    onStale,
  });
  const send = (order: Order, choice: RefundChoice, reason: string): Promise<void> =>
    sending.send(order, (seen) => dataProvider.refundOrder({ ...seen, ...refundBody(choice, order), reason }));
  return { ...sending, send };
}
