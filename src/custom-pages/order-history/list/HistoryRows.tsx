import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Column } from '../../../records/list/column';
import { RecordCards } from '../../../records/list/RecordCards';
import { RecordTable } from '../../../records/list/RecordTable';
import type { ListedOrder } from '../useHistoryList';
import { HistoryCard, historyCardHeight } from './HistoryCard';

interface HistoryRowsProps {
  name: string;
  isPhone: boolean;
  columns: readonly Column<ListedOrder>[];
  /** The order that stands beside the list. */
  openId: string | undefined;
  onShown: (keys: readonly string[]) => void;
}

/** The page's orders: a table, and on a phone cards. */
export const HistoryRows = ({ name, isPhone, columns, openId, onShown }: HistoryRowsProps) => {
  const t = useTranslate();
  const label = t('orderHistory.list');
  if (isPhone) return <RecordCards label={label} height={historyCardHeight} width={260} Card={HistoryCard} />;
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
      <RecordTable<ListedOrder>
        name={name}
        label={label}
        columns={columns}
        nameOf={({ unique_id }) => t('boards.panel.title', { number: unique_id })}
        onShown={onShown}
      />
    </Box>
  );
};
