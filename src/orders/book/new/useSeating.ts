import { useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import type { Order } from '#contract/entities/order';
import { useOrderActions } from '../../actions/orderActionsContext';
import { useRefusalText } from '../../display/useRefusalText';

interface Seating {
  /** The guests and their tables, in words that no other guests have. */
  choice: string;
  /** Places the order; with the same key, once. */
  place: (idempotency_key: string) => Promise<{ order: Order }>;
  button: HTMLElement;
}

/**
 * Seats guests who are there: places their order and marks them as arrived.
 *
 * @returns `seat` resolves to whether they were seated; otherwise `failure` is the reason, in words
 */
export function useSeating(): { seat: (seating: Seating) => Promise<boolean>; failure: string | null } {
  const refusalText = useRefusalText('tableBook.table_typed');
  const { start } = useOrderActions();
  const [failure, setFailure] = useState<string | null>(null);
  const isSending = useRef(false);
  const keys = useRef(new Map<string, string>());
  const seat = async ({ choice, place, button }: Seating) => {
    if (isSending.current) return false;
    isSending.current = true;
    setFailure(null);
    // A lost reply and a second tap must not seat the same guests twice.
    const key = keys.current.get(choice) ?? newKey();
    keys.current.set(choice, key);
    try {
      const { order } = await place(key);
      if (order.allowed_actions.includes('arrived')) start(order, 'arrived', button);
      return true;
    } catch (error) {
      setFailure(refusalText(error));
      return false;
    } finally {
      isSending.current = false;
    }
  };
  return { seat, failure };
}
