import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { BoardColumn as ColumnName } from '#contract/orders/boards';
import { StageColumn } from '../../../orders/board/StageColumn';
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

/** One stage of the work. */
export const BoardColumn = memo(({ column, orders, boardPath, openId, isBare = false }: BoardColumnProps) => {
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
