import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Money } from '../../../components/order/Money';
import { useOrderSurroundings } from '../../../components/order/orderContext';
import { PaymentState } from '../../../components/order/PaymentState';
import { recordTime } from '../../../components/order/storeTime';
import { Surface } from '../../../records/list/tableParts';
import type { ListedOrder } from '../useHistoryList';
import { CustomerCell } from './CustomerCell';
import { EndState } from './EndState';
import { OrderLink } from './OrderLink';
import { RowActions } from './RowActions';

/** px of a card. */
export const historyCardHeight = 148;

const Card = styled(Surface)({
  blockSize: '100%',
  padding: '4px 12px',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  '& .line': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, minInlineSize: 0 },
  '& .total': { fontWeight: 650 },
  '& .facts': { display: 'grid', gap: 2, fontSize: '0.8125rem' },
});

/** An ended order on a phone: number, who, when, how it ended and how much. */
export const HistoryCard = memo(({ record }: { record: ListedOrder }) => {
  const place = useOrderSurroundings();
  return (
    <Card data-record={record.id}>
      <div className="line">
        <OrderLink order={record} />
        <EndState status={record.order_status} />
      </div>
      <div className="line">
        <CustomerCell order={record} />
        <span className="total">
          <Money amount={record.total} currency={record.currency} />
        </span>
      </div>
      <div className="line">
        <span className="facts">
          <span>{recordTime(record.ended_at ?? record.updated_at, place)}</span>
          <PaymentState order={record} />
        </span>
        <RowActions order={record} />
      </div>
    </Card>
  );
});
