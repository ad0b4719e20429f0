import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { boardColumns, type BoardColumn as ColumnName } from '#contract/orders/boards';
import { useThemeChoice } from '../../theme/themeChoice';
import { OrderCard } from '../card/OrderCard';
import { useOrderFormat } from '../display/orderContext';
import { boardLayout } from './boardLayout';
import { type Columns, columnsOf } from './columnsOf';
import { StageColumn } from './StageColumn';
import { StageTabs, tabId } from './StageTabs';
import { useHold } from './useHold';
import { useIsOnBoard } from './useIsOnBoard';

interface BoardColumnProps {
  column: ColumnName;
  orders: readonly Order[];
  isOnBoard: (orderId: string) => boolean;
  boardPath: string;
  /** The order that is open beside the board. */
  openId: string | undefined;
  /** Without the header, when a tab already shows the same. */
  isBare?: boolean;
}

/** One stage of the work. */
const BoardColumn = memo(({ column, orders, isOnBoard, boardPath, openId, isBare = false }: BoardColumnProps) => {
  const t = useTranslate();
  return (
    <StageColumn
      name={column}
      stage={column}
      title={t(`boards.column.${column}`)}
      empty={t(`boards.column.empty.${column}`)}
      orders={orders}
      isOnBoard={isOnBoard}
      isBare={isBare}
      card={({ order, hasLeft }) => (
        <OrderCard
          key={order._id}
          order={order}
          href={`${boardPath}/${order._id}`}
          isOpen={order._id === openId}
          hasLeft={hasLeft}
        />
      )}
    />
  );
});

interface BoardTabsProps {
  columns: Columns;
  isOnBoard: (orderId: string) => boolean;
  boardPath: string;
  openId: string | undefined;
}

/** The board on a phone: one column, and a tab with a count for each stage. */
const BoardTabs = ({ columns, isOnBoard, boardPath, openId }: BoardTabsProps) => {
  const t = useTranslate();
  const { density } = useThemeChoice();
  const [current, setCurrent] = useState<ColumnName>(
    () => boardColumns.find((column) => columns[column].length > 0) ?? 'new',
  );
  return (
    <>
      <StageTabs
        label={t('boards.columns')}
        tabs={boardColumns.map((name) => ({
          name,
          label: t(`boards.column.${name}`),
          count: columns[name].length,
          stage: name,
        }))}
        current={current}
        onChange={setCurrent}
        panelId="board-column"
      />
      <div id="board-column" data-density={density} role="tabpanel" aria-labelledby={tabId(current)}>
        <BoardColumn
          key={current}
          column={current}
          orders={columns[current]}
          isOnBoard={isOnBoard}
          boardPath={boardPath}
          openId={openId}
          isBare
        />
      </div>
    </>
  );
};

/** Width of an empty column next to one with orders. */
const stripWidth = 52;

/**
 * Each column scrolls separately, so all stages stay in view. A tablet in portrait shows them two by two; there an empty
 * column leaves its space to its neighbour, and an empty row to the other one.
 */
const Grid = styled('div')({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gap: boardLayout.columnGap,
  '& > *': { display: 'grid', minBlockSize: 0, minInlineSize: 0 },
  [boardLayout.twoByTwo]: {
    gridTemplateColumns: `${stripWidth}px repeat(2, minmax(0, 1fr)) ${stripWidth}px`,
    // New orders and the kitchen fill first. Fixed shares, because rows that grew with their cards would move others
    // under a finger.
    gridTemplateRows: 'minmax(0, 3fr) minmax(0, 2fr)',
    '&[data-empty-row="first"]': { gridTemplateRows: 'auto minmax(0, 1fr)' },
    '&[data-empty-row="second"]': { gridTemplateRows: 'minmax(0, 1fr) auto' },
    '& > [data-width="half"], & > [data-width="header"]': { gridColumn: 'span 2' },
    '& > [data-width="wide"]': { gridColumn: 'span 3' },
    '& > [data-width="wide"] .cards': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    '& > :is([data-width="strip"], [data-width="header"]) .cards': { display: 'none' },
    '& > [data-width="strip"] header': { flexDirection: 'column', border: 0, paddingInline: 8, blockSize: '100%' },
    '& > [data-width="strip"] h2': { writingMode: 'vertical-rl' },
    '& > [data-width="strip"] .count': { marginInlineStart: 0 },
  },
  [boardLayout.fourColumns]: {
    gridTemplateColumns: `repeat(4, minmax(${boardLayout.columnMin}px, 1fr))`,
    gridTemplateRows: 'minmax(0, 1fr)',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    '& > *': { scrollSnapAlign: 'start' },
  },
});

/** How much space a column takes two by two: all of its half, only a header, or what its neighbour leaves. */
type ColumnWidth = 'half' | 'header' | 'wide' | 'strip';

const rows = [boardColumns.slice(0, 2), boardColumns.slice(2)] as const;

const widthOf = (name: ColumnName, filled: readonly ColumnName[]): ColumnWidth => {
  const neighbour = rows.flatMap((row) => (row.includes(name) ? row.filter((other) => other !== name) : []));
  const hasNeighbour = neighbour.some((other) => filled.includes(other));
  if (filled.includes(name)) return hasNeighbour ? 'half' : 'wide';
  return hasNeighbour ? 'strip' : 'header';
};

/** The columns with orders. While a tap on the board is likely, no column takes or gives up space. */
function useFilledColumns(columns: Columns, isHeld: boolean): readonly ColumnName[] {
  const shown = useRef<readonly ColumnName[]>(undefined);
  const filled = boardColumns.filter((name) => columns[name].length > 0);
  if (!isHeld || !shown.current) shown.current = filled;
  return shown.current;
}

interface BoardColumnsProps {
  orders: readonly Order[];
  boardPath: string;
  openId: string | undefined;
}

/** The board: new, in the kitchen, ready, on the way. */
export const BoardColumns = ({ orders, boardPath, openId }: BoardColumnsProps) => {
  const t = useTranslate();
  const { rules } = useOrderFormat();
  const { density } = useThemeChoice();
  const isPhone = useMediaQuery(boardLayout.phone, { noSsr: true });
  const previous = useRef<Columns | undefined>(undefined);
  const columns = columnsOf(orders, rules, previous.current);
  previous.current = columns;
  const isOnBoard = useIsOnBoard(columns);
  const { isHeld, area } = useHold();
  const filled = useFilledColumns(columns, isHeld);
  if (isPhone) return <BoardTabs columns={columns} isOnBoard={isOnBoard} boardPath={boardPath} openId={openId} />;
  const emptyRow = rows.findIndex((row) => !row.some((name) => filled.includes(name)));
  return (
    <Grid
      role="group"
      aria-label={t('boards.columns')}
      data-density={density}
      data-empty-row={['first', 'second'][emptyRow]}
      {...area}
    >
      {boardColumns.map((column) => (
        <div key={column} data-width={widthOf(column, filled)}>
          <BoardColumn
            column={column}
            orders={columns[column]}
            isOnBoard={isOnBoard}
            boardPath={boardPath}
            openId={openId}
          />
        </div>
      ))}
    </Grid>
  );
};
