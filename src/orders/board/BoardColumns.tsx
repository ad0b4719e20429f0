import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { boardColumns, type BoardColumn as ColumnName } from '#contract/orders/boards';
import { OrderCard } from '../card/OrderCard';
import { useOrderFormat } from '../display/orderContext';
import { boardLayout } from './boardLayout';
import { type Columns, columnsOf } from './columnsOf';
import { StageColumn } from './StageColumn';
import { StageTabs, tabId } from './StageTabs';

interface BoardColumnProps {
  column: ColumnName;
  orders: readonly Order[];
  boardPath: string;
  /** The order that is open beside the board. */
  openId: string | undefined;
  /** Without the header, when a tab already shows the same. */
  isBare?: boolean;
}

/** One stage of the work. */
const BoardColumn = memo(({ column, orders, boardPath, openId, isBare = false }: BoardColumnProps) => {
  const t = useTranslate();
  return (
    <StageColumn
      name={column}
      stage={column}
      title={t(`boards.column.${column}`)}
      empty={t(`boards.column.empty.${column}`)}
      orders={orders}
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
  boardPath: string;
  openId: string | undefined;
}

/** The board on a phone: one column, and a tab with a count for each stage. */
const BoardTabs = ({ columns, boardPath, openId }: BoardTabsProps) => {
  const t = useTranslate();
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
      <div id="board-column" role="tabpanel" aria-labelledby={tabId(current)}>
        <BoardColumn
          key={current}
          column={current}
          orders={columns[current]}
          boardPath={boardPath}
          openId={openId}
          isBare
        />
      </div>
    </>
  );
};

/** Each column scrolls separately, so all stages stay in view. A tablet in portrait shows them two by two. */
const Grid = styled('div')({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // New and preparing fill first. Fixed shares, because rows that grew with their cards would move others under a
  // finger.
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
  const { rules } = useOrderFormat();
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
