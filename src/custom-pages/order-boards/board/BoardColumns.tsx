import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { boardColumns } from '#contract/orders/boards';
import { useOrderSurroundings } from '../../../components/order/orderContext';
import { boardLayout } from '../../../orders/board/boardLayout';
import { BoardColumn } from './BoardColumn';
import { BoardTabs } from './BoardTabs';
import { type Columns, columnsOf } from './columnsOf';

/** Each column scrolls by itself, so that all stages stay in view; a tablet held upright shows them two by two. */
const Grid = styled('div')({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // New and preparing fill first. A fixed share: rows that grew with their cards would move the others under a finger.
  gridTemplateRows: 'minmax(0, 3fr) minmax(0, 2fr)',
  [boardLayout.fourColumns]: {
    gridTemplateColumns: `repeat(4, minmax(${boardLayout.columnMin}px, 1fr))`,
    gridTemplateRows: 'minmax(0, 1fr)',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    '& > *': { scrollSnapAlign: 'start' },
  },
  [boardLayout.wide]: { gridTemplateColumns: `repeat(4, minmax(${boardLayout.columnMinWide}, 1fr))` },
});

interface BoardColumnsProps {
  orders: readonly Order[];
  boardPath: string;
  openId: string | undefined;
}

/** The board: new, preparing, ready, on the way. */
export const BoardColumns = ({ orders, boardPath, openId }: BoardColumnsProps) => {
  const t = useTranslate();
  const { rules } = useOrderSurroundings();
  const isPhone = useMediaQuery(boardLayout.phone, { noSsr: true });
  const previous = useRef<Columns | undefined>(undefined);
  const columns = columnsOf(orders, rules, previous.current);
  previous.current = columns;
  if (isPhone) return <BoardTabs columns={columns} boardPath={boardPath} openId={openId} />;
  return (
    <Grid role="group" aria-label={t('boards.columns')}>
      {boardColumns.map((column) => (
        <BoardColumn key={column} column={column} orders={columns[column]} boardPath={boardPath} openId={openId} />
      ))}
    </Grid>
  );
};
