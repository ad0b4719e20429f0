import { useEffect, useRef } from 'react';
import type { Order } from '#contract/entities/order';
import { isCovered } from '../../components/keys/covered';
import { isTyping } from '../../components/keys/isTyping';
import { areSingleKeysOn } from '../../components/keys/singleKeys';
import { strokeOf } from '../../components/keys/strokeOf';

interface PanelKeys {
  orderId: string;
  orders: readonly Order[];
  onOpen: (orderId: string) => void;
  onClose: () => void;
}

/** Cards as they stand on screen, column by column; where there are none, the board's own order. */
function onScreen(orders: readonly Order[]): string[] {
  const cards = [...document.querySelectorAll<HTMLElement>('article[data-order-id]:not([data-left="true"])')];
  const ids = cards.flatMap(({ dataset }) => dataset.orderId ?? []);
  return ids.length > 0 ? ids : orders.map(({ _id }) => _id);
}

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Escape closes the open order; J and K, or the arrows, go to the next and the one before. */
export function usePanelKeys(given: PanelKeys): void {
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { orderId, orders, onOpen, onClose } = latest.current;
      if (event.defaultPrevented || isTyping(event.target) || isCovered(event.target)) return;
      const stroke = strokeOf(event);
      if (stroke === 'Escape') return onClose();
      const step = steps[stroke ?? ''];
      if (!step || (stroke?.length === 1 && !areSingleKeysOn())) return;
      const ids = onScreen(orders);
      const next = ids[ids.indexOf(orderId) + step];
      if (!ids.includes(orderId) || !next) return;
      event.preventDefault();
      onOpen(next);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
