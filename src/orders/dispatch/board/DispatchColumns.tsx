import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { boardLayout } from '../../board/boardLayout';
import { StageColumn } from '../../board/StageColumn';
import { StageTabs, tabId } from '../../board/StageTabs';
import { useIsOnBoard } from '../../board/useIsOnBoard';
import { useOrderFormat } from '../../display/orderContext';
import { DispatchCard } from '../card/DispatchCard';
import {
  type DispatchColumn as ColumnName,
  type DispatchColumns as Columns,
  dispatchColumns,
  dispatchColumnsOf,
  dispatchStages,
} from './dispatchColumns';

interface DispatchColumnProps {
  column: ColumnName;
  orders: readonly Order[];
  isOnBoard: (orderId: string) => boolean;
  pagePath: string;
  openId: string | undefined;
  /** Without the header, when a tab already shows the same. */
  isBare?: boolean;
}

/** One stage of the deliveries. */
const DispatchColumn = memo(({ column, orders, isOnBoard, pagePath, openId, isBare = false }: DispatchColumnProps) => {
  const t = useTranslate();
  return (
    <StageColumn
      name={column}
      stage={dispatchStages[column]}
      title={t(`dispatch.column.${column}`)}
      empty={t(`dispatch.column.empty.${column}`)}
      orders={orders}
      isOnBoard={isOnBoard}
      isBare={isBare}
      card={({ order, hasLeft }) => (
        <DispatchCard
          key={order._id}
          order={order}
          href={`${pagePath}/${order._id}`}
          isOpen={order._id === openId}
          hasLeft={hasLeft}
        />
      )}
    />
  );
});

/** Minimum column width in px: narrower columns would cut off button texts. */
const columnMin = 224;

/** Three stages side by side on everything but phones, each scrolling separately. */
const Grid = styled('div')({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gap: 10,
  gridTemplateColumns: `repeat(3, minmax(${columnMin}px, 1fr))`,
  overflowX: 'auto',
  gridTemplateRows: 'minmax(0, 1fr)',
});

interface DispatchColumnsProps {
  orders: readonly Order[];
  pagePath: string;
  openId: string | undefined;
}

/** New, assigned, on delivery. */
export const DispatchColumns = ({ orders, pagePath, openId }: DispatchColumnsProps) => {
  const t = useTranslate();
  const { rules } = useOrderFormat();
  const isPhone = useMediaQuery(boardLayout.phone, { noSsr: true });
  const previous = useRef<Columns>(undefined);
  const columns = dispatchColumnsOf(orders, rules, previous.current);
  previous.current = columns;
  const isOnBoard = useIsOnBoard(columns);
  const [current, setCurrent] = useState<ColumnName>(
    () => dispatchColumns.find((column) => columns[column].length > 0) ?? 'new',
  );
  const column = (name: ColumnName, isBare = false) => (
    <DispatchColumn
      key={name}
      column={name}
      orders={columns[name]}
      isOnBoard={isOnBoard}
      pagePath={pagePath}
      openId={openId}
      isBare={isBare}
    />
  );
  if (isPhone) {
    return (
      <>
        <StageTabs
          label={t('dispatch.columns')}
          tabs={dispatchColumns.map((name) => ({
            name,
            label: t(`dispatch.column.${name}`),
            count: columns[name].length,
            stage: dispatchStages[name],
          }))}
          current={current}
          onChange={setCurrent}
          panelId="dispatch-column"
        />
        <div id="dispatch-column" role="tabpanel" aria-labelledby={tabId(current)}>
          {column(current, true)}
        </div>
      </>
    );
  }
  return (
    <Grid role="group" aria-label={t('dispatch.columns')}>
      {dispatchColumns.map((name) => column(name))}
    </Grid>
  );
};
