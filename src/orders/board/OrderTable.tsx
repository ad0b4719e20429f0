import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { ColumnsButton, List, Pagination, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { orderStatus, orderTypes, paymentMethods } from '#contract/orders/statuses';
import { usePageHeading } from '../../components/page/usePageHeading';
import type { PageBoard } from '../../config/boardPages';
import { ListToolbar } from '../../records/list/toolbar/ListToolbar';
import type { RecordFilter } from '../../records/list/toolbar/recordFilter';
import { boardLayout } from './boardLayout';
import { OrderColumns, useColumnsKey } from './OrderColumns';

const openStatuses = [
  orderStatus.NEW,
  orderStatus.ACCEPTED,
  orderStatus.ARRIVED,
  orderStatus.PREPARING,
  orderStatus.READY,
] as const;

/** The list's filters, by the call's parameter names. */
function useOrderFilters(): RecordFilter[] {
  const t = useTranslate();
  return useMemo(
    () => [
      {
        source: 'order_type',
        label: t('boards.list.type'),
        choices: orderTypes.map((value) => ({ value, label: t(`order.type.${value}`) })),
      },
      {
        source: 'order_status',
        label: t('boards.list.status'),
        choices: openStatuses.map((value) => ({ value, label: t(`order.status.${value}`) })),
      },
      {
        source: 'paid_by',
        label: t('boards.list.payment'),
        choices: paymentMethods.map((value) => ({ value, label: t(`order.paid_by.${value}`) })),
      },
    ],
    [t],
  );
}

const ListActions = () => (
  <Box sx={{ flex: 1, minInlineSize: 0, pt: 0.5, pb: 1, '& .MuiButton-root': { minBlockSize: 44 } }}>
    <ListToolbar
      listName="orders"
      searchLabel={useTranslate()('boards.list.search')}
      filters={useOrderFilters()}
      tools={<ColumnsButton storeKey={useColumnsKey().key} />}
    />
  </Box>
);

const NothingFound = () => {
  const t = useTranslate();
  return (
    <Box role="status" sx={{ p: 6, textAlign: 'center', color: 'text.secondary' }}>
      {t('boards.list.nothing')}
    </Box>
  );
};

/** The same orders as a list: searched, filtered, sorted and paged by the server. */
export default function OrderTable({ board }: { board: PageBoard }) {
  return (
    <List
      resource="orders"
      title={usePageHeading()}
      filter={{ board }}
      storeKey={`orders.list.${board}`}
      disableSyncWithLocation
      disableAuthentication
      exporter={false}
      // Sorted like the board's columns: by who must act first.
      sort={{ field: 'deadline', order: 'ASC' }}
      perPage={limits.pageSizes[0]}
      pagination={<Pagination rowsPerPageOptions={[...limits.pageSizes]} />}
      actions={<ListActions />}
      empty={false}
      sx={{
        minBlockSize: 0,
        overflow: 'auto',
        '& .RaList-main': { minInlineSize: 0 },
        // The rows scroll; everything above and below them keeps its height.
        '& .RaList-main > *': { flexShrink: 0 },
        '& .RaList-content': { overflow: 'auto', flexShrink: 1, minBlockSize: 240 },
        '& .RaList-actions': { background: 'none', minBlockSize: 0, alignItems: 'center' },
        '& th, & td': { px: 1 },
        [`@media ${boardLayout.phone}`]: {
          '& th, & td': { px: 0.75, fontSize: '0.8125rem' },
        },
      }}
    >
      <OrderColumns empty={<NothingFound />} />
    </List>
  );
}
