import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Surface } from '../../../components/Surface';
import { recordTime } from '../../../components/time/storeTime';
import { SimpleList } from '../../../records/list/SimpleList';
import { DataTable } from '../../../records/list/table/DataTable';
import { Money } from '../../display/Money';
import { useOrderFormat } from '../../display/orderContext';
import { PaymentState } from '../../display/PaymentState';
import type { ListedOrder } from '../useHistoryList';
import { CustomerCell, EndState, OrderLink, RowActions } from './historyCells';
import { historyColumns } from './historyColumns';

/** Height of a card in px. */
const historyCardHeight = 148;

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

/** An ended order on a phone: number, customer, time, how it ended, and amount. */
const HistoryCard = memo(({ record }: { record: ListedOrder }) => {
  const format = useOrderFormat();
  return (
    <Card data-record={record.id}>
      <div className="line">
        <OrderLink order={record} />
        <EndState order={record} />
      </div>
      <div className="line">
        <CustomerCell order={record} />
        <span className="total">
          <Money amount={record.total} currency={record.currency} />
        </span>
      </div>
      <div className="line">
        <span className="facts">
          <span>{recordTime(record.ended_at ?? record.updated_at, format)}</span>
          <PaymentState order={record} />
        </span>
        <RowActions order={record} />
      </div>
    </Card>
  );
});

interface HistoryRowsProps {
  name: string;
  isPhone: boolean;
  /** The order that is open beside the list. */
  openId: string | undefined;
}

/** The page's orders: a table, or cards on a phone. */
export const HistoryRows = ({ name, isPhone, openId }: HistoryRowsProps) => {
  const t = useTranslate();
  const label = t('orderHistory.list');
  if (isPhone) return <SimpleList label={label} height={historyCardHeight} width={260} Card={HistoryCard} />;
  return (
    <Box
      sx={{
        '& tbody tr[data-record]': { cursor: 'pointer' },
        '& tbody td': { whiteSpace: 'nowrap' },
        // A mark at the start of the row: on a darker background the grey phone numbers would be unreadable.
        ...(openId
          ? {
              [`& tr[data-record="${openId}"] > td`]: { bgcolor: 'action.hover' },
              [`& tr[data-record="${openId}"] > td:first-of-type`]: {
                borderInlineStart: '4px solid',
                borderInlineStartColor: 'primary.main',
                paddingInlineStart: '6px',
              },
            }
          : {}),
      }}
    >
      <DataTable<ListedOrder>
        storeKey={name}
        label={label}
        rowName={({ unique_id }) => t('boards.panel.title', { number: unique_id })}
      >
        {historyColumns}
      </DataTable>
    </Box>
  );
};
