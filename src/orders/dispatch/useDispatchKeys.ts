import { useEffect, useRef } from 'react';
import { areSingleKeysOn, isCovered, isTyping } from '../../components/keys/singleKeys';
import { strokeOf } from '../../components/keys/strokeOf';
import type { Dispatching } from './dispatchContext';

/** The order of the card with keyboard focus, or the one last tapped. */
const orderAt = ({ selection }: Dispatching): string | undefined => {
  const card = document.activeElement?.closest<HTMLElement>('article[data-order-id]');
  const focused = selection.focused();
  return card?.dataset.orderId ?? (focused?.kind === 'order' ? focused.id : undefined);
};

/** Moves the focus to the next or previous card, in screen order. */
function step(by: 1 | -1): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>('article[data-order-id]:not([data-left="true"])')];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[at === -1 ? (by === 1 ? 0 : cards.length - 1) : at + by];
  next?.querySelector<HTMLElement>('.number')?.focus();
  next?.scrollIntoView?.({ block: 'nearest' });
  return next !== undefined;
}

const steps: Record<string, 1 | -1> = { j: 1, k: -1 };

/**
 * X or Space selects the focused card, A chooses a person for the selection, J and K move between
 * cards, Escape clears the selection. If an order is open beside the page, J, K and Escape belong to its panel.
 */
export function useDispatchKeys(dispatching: Dispatching, isPanelOpen: boolean): void {
  const latest = useRef({ dispatching, isPanelOpen });
  useEffect(() => {
    latest.current = { dispatching, isPanelOpen };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || isCovered(event.target)) return;
      const { dispatching: desk, isPanelOpen: isPanel } = latest.current;
      const stroke = strokeOf(event) ?? '';
      const isOnNumber = event.target instanceof Element && event.target.matches('article .number');
      if (stroke === 'Space' && !isOnNumber) return;
      if (stroke.length === 1 && !areSingleKeysOn()) return;
      const done = (): boolean => {
        const id = orderAt(desk);
        const picked = desk.selection.picked();
        if (stroke === 'x' || stroke === 'Space') {
          if (id) desk.selection.toggle(id);
          return id !== undefined;
        }
        if (stroke === 'a') {
          const orders = desk.ordersOf(picked.size > 0 ? picked : id ? [id] : []);
          if (orders.length > 0) desk.choose(orders);
          return orders.length > 0;
        }
        if (isPanel) return false;
        const by = steps[stroke];
        if (by) return step(by);
        if (stroke !== 'Escape' || picked.size === 0) return false;
        desk.selection.pick([]);
        return true;
      };
      if (done()) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
