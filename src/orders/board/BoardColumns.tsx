import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { boardColumns, type BoardColumn as ColumnName } from '#contract/orders/boards';
import { useClock } from '../../components/time/sharedClock';
import { useThemeChoice } from '../../theme/themeChoice';
import { OrderCard } from '../card/OrderCard';
import { useOrderFormat } from '../display/orderContext';
import { boardLayout } from './boardLayout';
import { type Columns, columnsOf, isForLater } from './columnsOf';
import { FilterStatus } from './FilterStatus';
import { NewOrderBar } from './NewOrderBar';
import { StageColumn } from './StageColumn';
import { StageTabs, tabId } from './StageTabs';
import { type BoardFilter, type BoardFilterState, matchesFilter } from './useBoardFilter';
import { useHold } from './useHold';
import { useIsOnBoard } from './useIsOnBoard';

const none: readonly Order[] = [];

interface BoardColumnProps {
  column: ColumnName;
  orders: readonly Order[];
  /** The number of its orders, including those that the filter hides. */
  total: number;
  filter: BoardFilter;
  isOnBoard: (orderId: string) => boolean;
  boardPath: string;
  /** The order that is open beside the board. */
  openId: string | undefined;
  /** Without the header, when a tab already shows the same. */
  isBare?: boolean;
}

/** One stage of the work. */
const BoardColumn = memo((props: BoardColumnProps) => {
  const { column, orders, total, filter, isOnBoard, boardPath, openId, isBare = false } = props;
  const t = useTranslate();
  return (
    <StageColumn
      name={column}
      stage={column}
      title={t(`boards.column.${column}`)}
      empty={t(`boards.column.empty.${column}`)}
      orders={orders}
      total={total}
      choice={filter}
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

interface BoardPartProps {
  /** `columns` has the orders that the filter shows, `all` has all orders. */
  columns: Columns;
  all: Columns;
  filter: BoardFilter;
  isOnBoard: (orderId: string) => boolean;
  boardPath: string;
  openId: string | undefined;
}

/** The board on a phone: one column, and a tab with a count for each stage. */
const BoardTabs = ({ columns, all, ...rest }: BoardPartProps) => {
  const t = useTranslate();
  const { density } = useThemeChoice();
  const { isHeld, area } = useHold();
  const [current, setCurrent] = useState<ColumnName>(
    () => boardColumns.find((column) => all[column].length > 0) ?? 'new',
  );
  return (
    <>
      <NewOrderBar orders={current === 'new' ? none : all.new} isHeld={isHeld} />
      <StageTabs
        label={t('boards.columns')}
        tabs={boardColumns.map((name) => ({
          name,
          label: t(`boards.column.${name}`),
          count: all[name].length,
          stage: name,
        }))}
        current={current}
        onChange={setCurrent}
        panelId="board-column"
      />
      <div id="board-column" data-density={density} role="tabpanel" aria-labelledby={tabId(current)} {...area}>
        <BoardColumn
          key={current}
          column={current}
          orders={columns[current]}
          total={all[current].length}
          isBare
          {...rest}
        />
      </div>
    </>
  );
};

/** Width of an empty column next to one with orders. */
const stripWidth = 52;

/** A narrow column, with its name written vertically. */
const strip = {
  '& .cards': { display: 'none' },
  '& header': { flexDirection: 'column', border: 0, paddingInline: 8, blockSize: '100%' },
  '& h2': { writingMode: 'vertical-rl' },
  '& .count': { marginInlineStart: 0 },
} as const;

/** A wide column shows its cards next to each other. */
const cardsSideBySide = (least: number) => ({
  '& .cards': {
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
    alignItems: 'start',
  },
});

/**
 * Each column scrolls on its own, so all stages stay in view, and an empty one leaves its space to the others. A tablet
 * in portrait shows them in two rows of two, and an empty row leaves its space to the other one.
 */
const Grid = styled('div')({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gap: boardLayout.columnGap,
  '& > *': { display: 'grid', minBlockSize: 0, minInlineSize: 0 },
  ...cardsSideBySide(300),
  '&[data-density="compact"]': cardsSideBySide(232),
  [boardLayout.twoByTwo]: {
    gridTemplateColumns: `${stripWidth}px repeat(2, minmax(0, 1fr)) ${stripWidth}px`,
    // New orders and the kitchen fill first. Fixed shares, because rows that grew with their cards would move others
    // under a finger.
    gridTemplateRows: 'minmax(0, 3fr) minmax(0, 2fr)',
    '&[data-empty-row="first"]': { gridTemplateRows: 'auto minmax(0, 1fr)' },
    '&[data-empty-row="second"]': { gridTemplateRows: 'minmax(0, 1fr) auto' },
    '& > [data-width="half"], & > [data-width="header"]': { gridColumn: 'span 2' },
    '& > [data-width="wide"]': { gridColumn: 'span 3' },
    '& > [data-width="header"] .cards': { display: 'none' },
    '& > [data-width="strip"]': strip,
  },
  [boardLayout.fourColumns]: {
    gridTemplateColumns: 'var(--board-columns)',
    gridTemplateRows: 'minmax(0, 1fr)',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    '& > *': { scrollSnapAlign: 'start' },
    '& > [data-narrow="true"]': strip,
  },
});

/** How much space a column takes two by two: all of its half, only a header, or what its neighbour leaves. */
type ColumnWidth = 'half' | 'header' | 'wide' | 'strip';

const rows = [boardColumns.slice(0, 2), boardColumns.slice(2)] as const;

const widthOf = (name: ColumnName, wide: readonly ColumnName[]): ColumnWidth => {
  const neighbour = rows.flatMap((row) => (row.includes(name) ? row.filter((other) => other !== name) : []));
  const hasNeighbour = neighbour.some((other) => wide.includes(other));
  if (wide.includes(name)) return hasNeighbour ? 'half' : 'wide';
  return hasNeighbour ? 'strip' : 'header';
};

/** An empty column narrows once no one has used the board for this long. */
const restMs = 30_000;

/**
 * The columns with their full width: those with orders. While a tap on the board is likely, no column widens, and an
 * emptied one keeps its width until no one uses the board.
 */
function useWideColumns(columns: Columns, isHeld: boolean, isInUse: boolean): readonly ColumnName[] {
  const shown = useRef<readonly ColumnName[]>(undefined);
  const before = shown.current;
  shown.current = boardColumns.filter((name) => {
    if (!before) return columns[name].length > 0;
    const canChange = columns[name].length > 0 ? !isHeld : !isInUse;
    return canChange ? columns[name].length > 0 : before.includes(name);
  });
  return shown.current;
}

const BoardGrid = ({ columns, all, ...rest }: BoardPartProps) => {
  const t = useTranslate();
  const { density } = useThemeChoice();
  const hold = useHold();
  const use = useHold(restMs);
  // The filter doesn't affect the widths, so that nothing moves while someone types.
  const wide = useWideColumns(all, hold.isHeld, use.isHeld);
  const emptyRow = rows.findIndex((row) => !row.some((name) => wide.includes(name)));
  const tracks = boardColumns.map((name) =>
    wide.includes(name) ? `minmax(${boardLayout.columnMin}px, 1fr)` : `${stripWidth}px`,
  );
  return (
    <Box sx={{ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' }} {...use.area}>
      <Grid
        role="group"
        aria-label={t('boards.columns')}
        data-density={density}
        data-empty-row={['first', 'second'][emptyRow]}
        style={{ ['--board-columns' as string]: tracks.join(' ') }}
        {...hold.area}
      >
        {boardColumns.map((column) => (
          // biome-ignore lint/a11y: a shortcut for the pointer; the keyboard needs none, because it holds nothing for long
          <div
            key={column}
            data-width={widthOf(column, wide)}
            data-narrow={!wide.includes(column)}
            // A tap on a narrow column widens it at once if it now has an order.
            onClick={wide.includes(column) ? undefined : hold.release}
          >
            <BoardColumn column={column} orders={columns[column]} total={all[column].length} {...rest} />
          </div>
        ))}
      </Grid>
    </Box>
  );
};

/** A board's columns; a column with unchanged orders stays the same object. */
function useColumns(orders: readonly Order[]): Columns {
  const { rules } = useOrderFormat();
  const previous = useRef<Columns | undefined>(undefined);
  // Draws them again when the time of a booking's dishes comes.
  useClock((now) => orders.filter((order) => isForLater(order, rules, now)).length);
  previous.current = columnsOf(orders, rules, new Date(), previous.current);
  return previous.current;
}

interface BoardColumnsProps {
  orders: readonly Order[];
  boardPath: string;
  openId: string | undefined;
  filter: BoardFilterState;
}

/** The board: new, in the kitchen, ready, on the way. */
export const BoardColumns = ({ orders, boardPath, openId, filter: { filter, isSet, clear } }: BoardColumnsProps) => {
  const isPhone = useMediaQuery(boardLayout.phone, { noSsr: true });
  const shown = isSet ? orders.filter((order) => matchesFilter(order, filter)) : orders;
  const all = useColumns(orders);
  const columns = useColumns(shown);
  const isOnBoard = useIsOnBoard(all);
  const Part = isPhone ? BoardTabs : BoardGrid;
  return (
    <>
      {isSet && <FilterStatus shown={shown.length} total={orders.length} onClear={clear} />}
      <Part columns={columns} all={all} filter={filter} isOnBoard={isOnBoard} boardPath={boardPath} openId={openId} />
    </>
  );
};
