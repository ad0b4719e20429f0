import Box from '@mui/material/Box';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { useOrderActions } from '../actions/orderActionsContext';
import { ColumnFrame } from './columnFrame';
import { type Slot, steadySlots } from './steadySlots';
import { useHold } from './useHold';

/**
 * When the focused card disappears, its successor gets the focus, so that
 * the keyboard doesn't start again at the top of the page. Returns the area's ref.
 */
function useFocusKeeper(slots: readonly Slot[]) {
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
    // Listens on the whole page: a removed card fires no blur event, and the focus may have moved elsewhere since.
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

/** A second tap within this time was meant for the order that ended. */
const closeUpMs = 1_000;

/** Closes the space of an order that a tap here ended. If someone else ended it, the space stays until it's safe. */
function useCloseUp(slots: readonly Slot[], release: () => void): void {
  const { pending } = useOrderActions();
  const endedHere = slots.find(({ order, isGone }) => isGone && pending.isSending(order._id))?.order._id;
  useEffect(() => {
    // Not cleared: the answer, which may come sooner, doesn't change what was tapped.
    if (endedHere) setTimeout(release, closeUpMs);
  }, [endedHere, release]);
}

const batch = 4;

/**
 * How many of `total` cards to render: one screenful immediately, the rest in small steps, so that a board of hundreds
 * doesn't block taps. Rendered cards stay.
 */
function useGradually(total: number): number {
  const [count, setCount] = useState(batch);
  const isAll = count >= total;
  useEffect(() => {
    if (isAll) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + batch)), 0);
    return () => clearTimeout(timer);
  }, [isAll, count]);
  return Math.min(count, total);
}

interface StageColumnProps {
  name: string;
  /** The stage that sets its colour. */
  stage: string;
  title: string;
  /** Shown when it has no orders. */
  empty: string;
  orders: readonly Order[];
  /** Whether an order that isn't in this column is in another one. Always the same function. */
  isOnBoard: (orderId: string) => boolean;
  /** Without the header, when a tab already shows the same. */
  isBare: boolean;
  card: (slot: Slot) => ReactNode;
}

/** One stage of a board. While a tap in it is likely, its cards don't move. */
export const StageColumn = ({ name, stage, title, empty, orders, isOnBoard, isBare, card }: StageColumnProps) => {
  const t = useTranslate();
  const { isHeld, release, area } = useHold();
  const shown = useRef<readonly Slot[]>([]);
  const slots = steadySlots(shown.current, orders, isHeld, isOnBoard);
  shown.current = slots;
  useCloseUp(slots, release);
  const drawn = useGradually(slots.length);
  const section = useFocusKeeper(slots);
  return (
    <ColumnFrame
      ref={section}
      data-column={name}
      data-stage={stage}
      aria-label={t('boards.column.label', { name: title, smart_count: orders.length })}
      {...area}
    >
      {!isBare && (
        <header>
          <span className="dot" aria-hidden />
          <h2 tabIndex={-1}>{title}</h2>
          <span className="count" aria-hidden>
            {orders.length}
          </span>
        </header>
      )}
      <div className="cards">
        {slots.slice(0, drawn).map((slot) =>
          slot.isGone ? (
            <div key={slot.order._id} style={{ visibility: 'hidden' }}>
              {card(slot)}
            </div>
          ) : (
            card(slot)
          ),
        )}
        {slots.length === 0 && <Box className="empty">{empty}</Box>}
      </div>
    </ColumnFrame>
  );
};
