import Box from '@mui/material/Box';
import {
  ColumnsButton,
  FilterButton,
  List,
  Pagination,
  SearchInput,
  SelectInput,
  TopToolbar,
  useTranslate,
} from 'react-admin';
import { limits } from '#contract/limits';
import { orderStatus, orderTypes, paymentMethods } from '#contract/orders/statuses';
import { usePageHeading } from '../../components/page/usePageHeading';
import { boardLayout } from './boardLayout';
import type { PageBoard } from './boardPages';
import { OrderColumns, useColumnsKey } from './OrderColumns';

type Translate = ReturnType<typeof useTranslate>;

const openStatuses = [
  orderStatus.NEW,
  orderStatus.ACCEPTED,
  orderStatus.ARRIVED,
  orderStatus.PREPARING,
  orderStatus.READY,
] as const;

/** The list's search and filters, by the call's parameter names. */
const orderFilters = (t: Translate) => [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('boards.list.search')} />,
  <SelectInput
    key="order_type"
    source="order_type"
    alwaysOn
    label={t('boards.list.type')}
    choices={orderTypes.map((id) => ({ id, name: t(`order.type.${id}`) }))}
  />,
  <SelectInput
    key="order_status"
    source="order_status"
    alwaysOn
    label={t('boards.list.status')}
    choices={openStatuses.map((id) => ({ id, name: t(`order.status.${id}`) }))}
    // The call takes several statuses; this filter offers one.
    format={(value: number[] | undefined) => value?.[0] ?? ''}
    parse={(value: number | '') => (value === '' ? undefined : [value])}
  />,
  <SelectInput
    key="paid_by"
    source="paid_by"
    label={t('boards.list.payment')}
    choices={paymentMethods.map((id) => ({ id, name: t(`order.paid_by.${id}`) }))}
  />,
];

const ListActions = () => (
  <TopToolbar>
    <FilterButton />
    <ColumnsButton storeKey={useColumnsKey().key} />
  </TopToolbar>
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
  const t = useTranslate();
  return (
    <List
      resource="orders"
      title={usePageHeading()}
      filter={{ board }}
      filters={orderFilters(t)}
      storeKey={`orders.${board}`}
      disableSyncWithLocation
      disableAuthentication
      exporter={false}
      sort={{ field: 'due_at', order: 'ASC' }}
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
        // One line, whatever each field reserves around itself.
        '& .RaFilterForm-filterFormInput .MuiFormControl-root': { marginBlock: 0 },
        '& th, & td': { px: 1 },
        [`@media ${boardLayout.phone}`]: {
          '& .RaList-actions': { flexDirection: 'column', alignItems: 'stretch' },
          '& .RaList-actions .MuiToolbar-root': { minBlockSize: 0, padding: 0, background: 'none', order: -1 },
          '& .RaFilterForm-filterFormInput': { inlineSize: 'auto' },
          '& th, & td': { px: 0.75, fontSize: '0.8125rem' },
        },
      }}
    >
      <OrderColumns empty={<NothingFound />} />
    </List>
  );
}
