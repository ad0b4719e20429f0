import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { memo, useRef } from 'react';
import type { Order } from '#contract/entities/order';
import type { BoardColumn as ColumnName } from '#contract/orders/boards';
import { type Slot, steadySlots } from '../../../orders/board/steadySlots';
import { useFocusKeeper } from '../../../orders/board/useFocusKeeper';
import { useGradually } from '../../../orders/board/useGradually';
import { useHold } from '../../../orders/board/useHold';
import { OrderCard } from '../card/OrderCard';

const Column = styled('section')(({ theme: { palette, shape } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  background: palette.sunken,
  borderRadius: shape.borderRadius,
  overflow: 'hidden',
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    paddingInline: 12,
    paddingBlock: 10,
    borderBlockEnd: '2px solid transparent',
  },
  '& > header h2': { margin: 0, fontSize: '0.9375rem', fontWeight: 600, outlineOffset: 4 },
  '& > header .dot': { inlineSize: 10, blockSize: 10, borderRadius: 5, flexShrink: 0 },
  '& > header .count': {
    marginInlineStart: 'auto',
    minInlineSize: 28,
    paddingInline: 8,
    borderRadius: 14,
    textAlign: 'center',
    fontSize: '0.875rem',
    fontWeight: 650,
    lineHeight: '24px',
    fontVariantNumeric: 'tabular-nums',
    background: palette.background.paper,
  },
  ...Object.fromEntries(
    Object.entries(palette.stage).map(([stage, colour]) => [
      `&[data-column="${stage}"] > header`,
      { '& .dot': { background: colour }, borderBlockEndColor: `color-mix(in srgb, ${colour} 55%, transparent)` },
    ]),
  ),
  '& .cards': {
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    padding: 8,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    alignContent: 'start',
  },
  '& .empty': { padding: '20px 8px', textAlign: 'center', color: palette.text.secondary, fontSize: '0.875rem' },
}));

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
    <Column
      ref={section}
      data-column={column}
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
    </Column>
  );
});
