import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import type { ApiError } from '../../dataProvider/apiError';
import { useRealtime } from '../../realtime/useRealtime';
import type { OrderCalls } from '../actions/actionCalls';
import { type RefundChoice, refundBody } from './refundChoice';

/**
 * Gives money back. The key stays the same until the server has answered: a reply that was lost gives back once.
 *
 * @param onStale is given the order as it is, where somebody else changed it meanwhile
 */
export function useRefund(onDone: () => void, onStale: (current: Order) => void) {
  const calls = useDataProvider() as unknown as OrderCalls;
  const { applyReply } = useRealtime();
  const notify = useNotify();
  const t = useTranslate();
  const key = useRef(uuid());
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');

  async function send(order: Order, choice: RefundChoice, reason: string): Promise<void> {
    setSending(true);
    setFailure('');
    try {
      const seen = { order_id: order._id, version: order.version, idempotency_key: key.current };
      const { order: after } = await calls.refundOrder({ ...seen, ...refundBody(choice, order), reason });
      applyReply(after);
      notify('codes.success.312', { type: 'success' });
      onDone();
    } catch (thrown) {
      const error = thrown as ApiError;
      if (error.name === 'UnreachableError') return setFailure(t('orderChanges.refund.unreachable'));
      // A definite no: the next try is another one.
      key.current = uuid();
      const current = error.details?.current as Order | undefined;
      if (error.code === errorCodes.CHANGED_MEANWHILE && current) {
        applyReply(current);
        onStale(current);
        return setFailure(t('orderChanges.edit.changed_meanwhile', { name: current.updated_by }));
      }
      setFailure(t(error.message, { _: t('codes.error.2003') }));
    } finally {
      setSending(false);
    }
  }
  return { send, isSending, failure };
}
