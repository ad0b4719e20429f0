import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { memo, useRef } from 'react';
import type { Order } from '#contract/entities/order';
import type { BoardColumn as ColumnName } from '#contract/orders/boards';
import { ColumnFrame } from '../../../orders/board/columnFrame';
import { type Slot, steadySlots } from '../../../orders/board/steadySlots';
import { useFocusKeeper } from '../../../orders/board/useFocusKeeper';
import { useGradually } from '../../../orders/board/useGradually';
import { useHold } from '../../../orders/board/useHold';
import { OrderCard } from '../card/OrderCard';

interface BoardColumnProps {
  column: ColumnName;
  orders: readonly Order[];
  boardPath: string;
  /** The order that stands open beside the board. */
  openId: string | undefined;
  /** Without the head, under a tab that says the same. */
  isBare?: boolean;
}

/** One stage of the work. While somebody is about to tap in it, no card in it changes its place. */
export const BoardColumn = memo(({ column, orders, boardPath, openId, isBare = false }: BoardColumnProps) => {
  const t = useTranslate();
  const { isHeld, area } = useHold();
  const shown = useRef<readonly Slot[]>([]);
  const slots = steadySlots(shown.current, orders, isHeld);
  shown.current = slots;
  const drawn = useGradually(slots.length);
  const section = useFocusKeeper(slots);
  const title = t(`boards.column.${column}`);
  return (
    <ColumnFrame
      ref={section}
      data-column={column}
      data-stage={column}
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
        {slots.slice(0, drawn).map(({ order, hasLeft }) => (
          <OrderCard
            key={order._id}
            order={order}
            href={`${boardPath}/${order._id}`}
            isOpen={order._id === openId}
            hasLeft={hasLeft}
          />
        ))}
        {slots.length === 0 && <Box className="empty">{t(`boards.column.empty.${column}`)}</Box>}
      </div>
    </ColumnFrame>
  );
});
