import Box from '@mui/material/Box';
import { type PointerEvent, type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { ColumnFrame } from './columnFrame';
import { type Slot, steadySlots } from './steadySlots';

/** After this long without movement, a resting pointer or leftover focus no longer holds the column. */
const stillnessMs = 5_000;

/**
 * Whether a tap in an area is likely: the pointer is over it, a finger just touched it, or it has keyboard
 * focus, and it was used within the last few seconds.
 */
function useHold() {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hasFocus = useRef(false);

  const handlers = useMemo(() => {
    const release = () => {
      clearTimeout(timer.current);
      setHeld(false);
    };
    const hold = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(release, stillnessMs);
      setHeld(true);
    };
    return {
      onPointerEnter: hold,
      onPointerMove: hold,
      onPointerDown: hold,
      // A finger leaves with every tap, and the next tap may follow: it counts as present for a while.
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && !hasFocus.current) release();
      },
      onKeyDown: hold,
      onFocus: (event: { target: EventTarget }) => {
        // A tap leaves focus behind too; only visible focus means that the keyboard is in use.
        hasFocus.current = event.target instanceof Element && event.target.matches(':focus-visible');
        if (hasFocus.current) hold();
      },
      onBlur: () => {
        hasFocus.current = false;
      },
      release,
    };
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  const { release, ...area } = handlers;
  return { isHeld, area };
}

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
  /** Without the header, when a tab already shows the same. */
  isBare: boolean;
  card: (slot: Slot) => ReactNode;
}

/** One stage of a board. While a tap in it is likely, its cards don't move. */
export const StageColumn = ({ name, stage, title, empty, orders, isBare, card }: StageColumnProps) => {
  const t = useTranslate();
  const { isHeld, area } = useHold();
  const shown = useRef<readonly Slot[]>([]);
  const slots = steadySlots(shown.current, orders, isHeld);
  shown.current = slots;
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
        {slots.slice(0, drawn).map(card)}
        {slots.length === 0 && <Box className="empty">{empty}</Box>}
      </div>
    </ColumnFrame>
  );
};
