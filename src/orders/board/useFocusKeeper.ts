import { useEffect, useRef } from 'react';
import { isInOverlay, whenFocusIsLost } from '../../components/keys/whenFocusIsLost';
import type { CardPosition } from './stableColumns';

const idOf = (card: Element): string | null => card.getAttribute('data-order-id');
const hasLeft = (card: Element): boolean => card.getAttribute('data-left') === 'true';

/** The card to focus once one is gone: the one below, otherwise the one above. */
function successor(area: HTMLElement, id: string, index: number): Element | undefined {
  const cards = [...area.querySelectorAll('[data-order-id]')];
  // A card that has left may still be in its position.
  const at = cards.findIndex((card) => idOf(card) === id);
  const below = cards.slice(at === -1 ? index : at + 1);
  const above = cards.slice(0, at === -1 ? index : at).reverse();
  return [...below, ...above].find((card) => !hasLeft(card));
}

/** The same order's card, wherever it is now. */
const moved = (id: string): Element | null => document.querySelector(`[data-order-id="${id}"]:not([data-left="true"])`);

/** Focuses a card's next step, or its number if there is none. */
function focusCard(card: Element): void {
  const target = card.querySelector<HTMLElement>('[data-next-step]') ?? card.querySelector<HTMLElement>('.number');
  target?.focus({ preventScroll: true });
  // Scroll for keyboard users only: nothing should move under a finger.
  if (target?.matches(':focus-visible')) card.scrollIntoView?.({ block: 'nearest' });
}

/**
 * When the focused card leaves its column, moves the focus to the next card's action, or else to the card's new
 * position, so that keyboard users don't start again at the top of the page. A dialog about the card may have the focus
 * in between. Returns the area's ref.
 */
export function useFocusKeeper(positions: readonly CardPosition[]) {
  const area = useRef<HTMLElement>(null);
  const last = useRef<{ id: string; index: number } | null>(null);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const remember = () => {
      const { activeElement } = document;
      if (isInOverlay(activeElement)) return;
      const card = activeElement?.closest('[data-order-id]');
      const index = card ? [...element.querySelectorAll('[data-order-id]')].indexOf(card) : -1;
      const id = card && idOf(card);
      last.current = id && index >= 0 ? { id, index } : null;
    };
    // Listens on the whole page: a removed card fires no blur event, and the focus may have moved elsewhere since.
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    const { id, index = 0 } = last.current ?? {};
    const element = area.current;
    const isHere = positions.some(({ order, hasLeft: left }) => order._id === id && !left);
    if (!element || !id || isHere) return;
    return whenFocusIsLost(() => {
      // The focus may have moved elsewhere since.
      if (last.current?.id !== id) return;
      last.current = null;
      const next = successor(element, id, index) ?? moved(id);
      if (next) focusCard(next);
      else element.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    });
  }, [positions]);

  return area;
}
