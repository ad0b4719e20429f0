import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import type { FieldError } from '#contract/envelope';
import { errorText, UnreachableError } from '../../dataProvider/apiError';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import { useRealtime } from '../../realtime/useRealtime';

/** Sent with every call that changes an order: the order as it was seen, and this attempt's key. */
export interface Seen {
  order_id: string;
  version: number;
  idempotency_key: string;
}

interface Sending<Reply> {
  /** Translation key for when the server can't be reached. */
  unreachable: string;
  onDone: (reply: Reply) => void;
  /** Someone else changed the order: this is its current state. */
  onStale: (current: Order) => void;
  /** Whether the user's input still means the same for the current order. If so, it is resent without asking. */
  mayRepeat?: (seen: Order, current: Order) => boolean;
}

const noErrors: readonly FieldError[] = [];

/**
 * Sends a dialog's changes to an order. The key stays the same until the server answers, so a lost reply can't change
 * the order twice. The dialog keeps its input whatever the answer is.
 *
 * @example const { send } = useSending({ ... }); void send(order, (seen) => calls.refundOrder({ ...seen, reason }))
 */
export function useSending<Reply extends { order: Order }>({
  unreachable,
  onDone,
  onStale,
  mayRepeat = () => false,
}: Sending<Reply>) {
  const { applyReply } = useRealtime();
  const t = useTranslate();
  const key = useRef(uuid());
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState(noErrors);

  type Operation = (seen: Seen) => Promise<Reply>;

  async function attempt(order: Order, operation: Operation, isRepeated: boolean): Promise<void> {
    try {
      const reply = await operation({ order_id: order._id, version: order.version, idempotency_key: key.current });
      applyReply(reply.order);
      onDone(reply);
    } catch (thrown) {
      const error = apiErrorOf(thrown);
      if (error instanceof UnreachableError) return setFailure(t(errorText(error, unreachable)));
      // A definite refusal: the next attempt is a new one.
      key.current = uuid();
      const current = error.details?.current as Order | undefined;
      if (current) applyReply(current);
      if (error.code === errorCodes.CHANGED_MEANWHILE && current) {
        if (!isRepeated && mayRepeat(order, current)) return attempt(current, operation, true);
        onStale(current);
        return setFailure(t('orderChanges.edit.changed_meanwhile', { name: current.updated_by }));
      }
      setErrors(error.fields ?? noErrors);
      setFailure(t(errorText(error), { _: t('codes.error.2003') }));
    }
  }

  const send = async (order: Order, operation: Operation): Promise<void> => {
    setSending(true);
    setFailure('');
    setErrors(noErrors);
    await attempt(order, operation, false).finally(() => setSending(false));
  };
  return { send, isSending, failure, errors };
}
