import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { StageColumn } from '../../../orders/board/StageColumn';
import { DispatchCard } from '../card/DispatchCard';
import { type DispatchColumn as ColumnName, dispatchStages } from './dispatchColumns';

interface DispatchColumnProps {
  column: ColumnName;
  orders: readonly Order[];
  pagePath: string;
  openId: string | undefined;
  /** Without the head, under a tab that says the same. */
  isBare?: boolean;
}

/** One stage of the deliveries. */
export const DispatchColumn = memo(({ column, orders, pagePath, openId, isBare = false }: DispatchColumnProps) => {
  const t = useTranslate();
  return (
    <StageColumn
      name={column}
      stage={dispatchStages[column]}
      title={t(`dispatch.column.${column}`)}
      empty={t(`dispatch.column.empty.${column}`)}
      orders={orders}
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
