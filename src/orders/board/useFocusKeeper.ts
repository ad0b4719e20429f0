import { useEffect, useRef } from 'react';
import type { Slot } from './steadySlots';

/**
 * Where the card that had the keyboard focus goes away, the card that stands in its place gets it, so that
 * the keyboard does not start again at the top of the page. Returns the ref of the area.
 */
export function useFocusKeeper(slots: readonly Slot[]) {
  const area = useRef<HTMLElement>(null);
  const last = useRef<{ id: string; index: number } | null>(null);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const remember = () => {
      const card = document.activeElement?.closest('[data-order-id]');
      const index = card ? [...element.querySelectorAll('[data-order-id]')].indexOf(card) : -1;
      const id = card?.getAttribute('data-order-id');
      last.current = id && index >= 0 ? { id, index } : null;
    };
    // Of the whole page: a removed card says nothing when it loses the focus, and somebody may be elsewhere since.
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after each change of the cards
  useEffect(() => {
    const { id, index } = last.current ?? {};
    if (!id || index === undefined || document.activeElement !== document.body) return;
    if (area.current?.querySelector(`[data-order-id="${id}"]`)) return;
    const cards = area.current?.querySelectorAll<HTMLElement>('[data-order-id] .number');
    const heading = area.current?.querySelector<HTMLElement>('h2');
    (cards?.[Math.min(index, cards.length - 1)] ?? heading)?.focus();
    last.current = null;
  }, [slots]);

  return area;
}
