import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { useOrderActions } from '../actions/orderActionsContext';
import { ColumnFrame } from './columnFrame';
import { type CardPosition, stableColumns } from './stableColumns';
import { useFocusKeeper } from './useFocusKeeper';
import { useGradually } from './useGradually';
import { useHold } from './useHold';

/** A second tap within this time was meant for the order that ended. */
const closeUpMs = 1_000;

/** Closes the space of an order that a tap here ended. If someone else ended it, the space stays until it's safe. */
function useCloseUp(positions: readonly CardPosition[], release: () => void): void {
  const { pending } = useOrderActions();
  const endedHere = positions.find(({ order, isGone }) => isGone && pending.isSending(order._id))?.order._id;
  useEffect(() => {
    // Not cleared: the answer, which may come sooner, doesn't change what was tapped.
    if (endedHere) setTimeout(release, closeUpMs);
  }, [endedHere, release]);
}

interface StageColumnProps {
  name: string;
  /** The stage that sets its colour. */
  stage: string;
  title: string;
  /** Shown when it has no orders. */
  empty: string;
  orders: readonly Order[];
  /** The number of its orders, if a filter hides some of them. */
  total?: number;
  /** The filter. When it changes, the column updates at once, even if a tap is likely. */
  choice?: unknown;
  /** Whether an order that isn't in this column is in another one. Always the same function. */
  isOnBoard: (orderId: string) => boolean;
  /** Without the header, when a tab already shows the same. */
  isBare: boolean;
  card: (position: CardPosition) => ReactNode;
}

/** One stage of a board. While a tap in it is likely, its cards don't move. */
export const StageColumn = (props: StageColumnProps) => {
  const { name, stage, title, empty, orders, total = orders.length, choice, isOnBoard, isBare, card } = props;
  const t = useTranslate();
  const { isHeld, release, area } = useHold();
  const shown = useRef<readonly CardPosition[]>([]);
  const chosenBy = useRef(choice);
  const positions = stableColumns(shown.current, orders, isHeld && chosenBy.current === choice, isOnBoard);
  shown.current = positions;
  chosenBy.current = choice;
  const hidden = total - orders.length;
  useCloseUp(positions, release);
  const drawn = useGradually(positions.length);
  const section = useFocusKeeper(positions);
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
            {hidden > 0 ? `${orders.length}/${total}` : total}
          </span>
        </header>
      )}
      <div className="cards">
        {positions.slice(0, drawn).map((position) =>
          position.isGone ? (
            <div key={position.order._id} style={{ visibility: 'hidden' }}>
              {card(position)}
            </div>
          ) : (
            card(position)
          ),
        )}
        {hidden > 0 ? (
          <Box className="empty">{t('boards.filter.hidden', { smart_count: hidden })}</Box>
        ) : (
          positions.length === 0 && <Box className="empty">{empty}</Box>
        )}
      </div>
    </ColumnFrame>
  );
};
