import { notifyManager } from '@tanstack/react-query';
import { useRef } from 'react';
import { v4 as uuid } from 'uuid';
import type { Order } from '#contract/entities/order';
import { UnreachableError } from '../../dataProvider/apiError';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import { useRealtime } from '../../realtime/useRealtime';
import type { FormError } from '../../records/form/serverErrors';

/** Sent with every call that changes an order: the order as it was seen, and this attempt's key. */
export interface Seen {
  order_id: string;
  version: number;
  idempotency_key: string;
}

/** The notice in a dialog whose order someone else changed: the dialog continues with the current order. */
export const changedMeanwhile = (_current: Order, name: string): FormError => ({
  message: 'orderChanges.edit.changed_meanwhile',
  args: { name },
});

/**
 * Calls that change an order. The key stays the same until the server answers, so a lost reply can't change the order
 * twice. What the server says of the order, also with a refusal, is shown everywhere.
 *
 * @example
 * const call = useOrderCall();
 * await call(order, (seen) => dataProvider.refundOrder({ ...seen, reason }));
 */
export function useOrderCall() {
  const { applyReply } = useRealtime();
  const key = useRef(uuid());
  return async <Reply extends { order: Order }>(
    order: Order,
    operation: (seen: Seen) => Promise<Reply>,
  ): Promise<Reply> => {
    try {
      const reply = await operation({ order_id: order._id, version: order.version, idempotency_key: key.current });
      applyReply(reply.order);
      // Otherwise a quick tap, once the dialog is closed, would be meant for the order before its change, and refused.
      await new Promise<void>((resolve) => notifyManager.schedule(() => resolve()));
      return reply;
    } catch (thrown) {
      const error = apiErrorOf(thrown);
      if (!(error instanceof UnreachableError)) {
        // A definite refusal: the next attempt is a new one.
        key.current = uuid();
        const current = error.details.current as Order | undefined;
        if (current) applyReply(current);
      }
      throw error;
    }
  };
}
