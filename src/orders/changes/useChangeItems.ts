import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import type { FieldError } from '#contract/envelope';
import { lineChanges } from '#contract/orders/lineChanges';
import type { ApiError } from '../../dataProvider/apiError';
import { useRealtime } from '../../realtime/useRealtime';
import type { OrderCalls } from '../actions/actionCalls';
import { bodyItems, type EditedLine } from './editedLines';

interface Tools {
  onDone: () => void;
  /** Somebody else changed the order's lines meanwhile: this is how it is. */
  onStale: (current: Order) => void;
}

/** The first line of each fault, by its place among the lines that were sent. */
const faultsByLine = (faults: readonly FieldError[], sent: readonly EditedLine[]): Record<string, string> =>
  Object.fromEntries(
    faults.flatMap(({ path, code }) => {
      const line = sent[Number(path.split('.')[1])];
      return path.startsWith('items.') && line ? [[line.id, `codes.error.${code}`]] : [];
    }),
  );

/**
 * Sends a change of an order's lines. Where only something else of the order changed meanwhile it is sent once more with the
 * order as it is; where the lines did, they are looked at again first. A reply that was lost changes the order once.
 */
export function useChangeItems({ onDone, onStale }: Tools) {
  const calls = useDataProvider() as unknown as OrderCalls;
  const { applyReply } = useRealtime();
  const notify = useNotify();
  const t = useTranslate();
  const key = useRef(uuid());
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});

  async function attempt(
    order: Order,
    lines: readonly EditedLine[],
    message: string,
    mayRepeat: boolean,
  ): Promise<void> {
    const sent = lines.filter(({ isGone }) => !isGone);
    try {
      const seen = { order_id: order._id, version: order.version, idempotency_key: key.current };
      const reply = await calls.updateOrderItems({ ...seen, items: bodyItems(lines), ...(message ? { message } : {}) });
      applyReply(reply.order);
      notify(reply.change.state === 'proposed' ? 'codes.success.331' : 'codes.success.330', { type: 'success' });
      onDone();
    } catch (thrown) {
      const error = thrown as ApiError;
      if (error.name === 'UnreachableError') return setFailure(t('orderChanges.edit.unreachable'));
      key.current = uuid();
      const current = error.details?.current as Order | undefined;
      if (current) applyReply(current);
      if (error.code === errorCodes.CHANGED_MEANWHILE && current) {
        if (mayRepeat && lineChanges(order.items, current.items).length === 0) {
          return attempt(current, lines, message, false);
        }
        onStale(current);
        return setFailure(t('orderChanges.edit.changed_meanwhile', { name: current.updated_by }));
      }
      setFaults(faultsByLine(error.fields, sent));
      setFailure(t(error.message, { _: t('codes.error.2003') }));
    }
  }

  const send = async (order: Order, lines: readonly EditedLine[], message: string): Promise<void> => {
    setSending(true);
    setFailure('');
    setFaults({});
    await attempt(order, lines, message, true).finally(() => setSending(false));
  };
  return { send, isSending, failure, faults };
}
