import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { ColumnFrame } from './columnFrame';
import { type Slot, steadySlots } from './steadySlots';
import { useFocusKeeper } from './useFocusKeeper';
import { useGradually } from './useGradually';
import { useHold } from './useHold';

interface StageColumnProps {
  name: string;
  /** The stage whose colour it bears. */
  stage: string;
  title: string;
  /** Shown where no order stands in it. */
  empty: string;
  orders: readonly Order[];
  /** Without the head, under a tab that says the same. */
  isBare: boolean;
  card: (slot: Slot) => ReactNode;
}

/** One stage of a board. While somebody is about to tap in it, no card in it changes its place. */
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
