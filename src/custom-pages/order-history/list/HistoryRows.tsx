import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { DataTable } from '../../../records/list/DataTable';
import { SimpleList } from '../../../records/list/SimpleList';
import type { ListedOrder } from '../useHistoryList';
import { HistoryCard, historyCardHeight } from './HistoryCard';
import { historyColumns } from './historyColumns';

interface HistoryRowsProps {
  name: string;
  isPhone: boolean;
  /** The order that stands beside the list. */
  openId: string | undefined;
}

/** The page's orders: a table, and on a phone cards. */
export const HistoryRows = ({ name, isPhone, openId }: HistoryRowsProps) => {
  const t = useTranslate();
  const label = t('orderHistory.list');
  if (isPhone) return <SimpleList label={label} height={historyCardHeight} width={260} Card={HistoryCard} />;
  return (
    <Box
      sx={{
        '& tbody tr[data-record]': { cursor: 'pointer' },
        '& tbody td': { whiteSpace: 'nowrap' },
        // A mark at the row's start: on a darker ground the grey of the phone numbers could not be read.
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
