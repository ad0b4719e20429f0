import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ListToolbar } from '../../../records/list/ListToolbar';
import { AmountFilter } from './AmountFilter';
import { DaysFilter } from './DaysFilter';
import { useHistoryFilters } from './useHistoryFilters';

const sorts = [
  ['ended_at', 'orderHistory.column.ended'],
  ['created_at', 'boards.list.placed'],
  ['unique_id', 'boards.list.number'],
  ['total', 'order.total'],
  ['customer_name', 'boards.list.customer'],
] as const;

/** Days, search and filters of the history, with what else its list offers. */
export const HistoryToolbar = ({ tools }: { tools?: ReactNode }) => {
  const t = useTranslate();
  const filters = useHistoryFilters();
  return (
    <Box sx={{ display: 'grid', gap: 1.25, minInlineSize: 0 }}>
      <DaysFilter />
      <ListToolbar
        listName="order_history"
        searchLabel={t('boards.list.search')}
        filters={filters}
        sorts={sorts.map(([field, label]) => ({ field, label: t(label) }))}
        moreFilters={<AmountFilter />}
        tools={tools}
      />
    </Box>
  );
};
