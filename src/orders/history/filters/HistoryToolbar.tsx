import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { finalOrderStatuses, orderTypes, paymentMethods, paymentStatuses } from '#contract/orders/statuses';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DaysFilter } from '../../../records/list/toolbar/DaysFilter';
import { ListToolbar } from '../../../records/list/toolbar/ListToolbar';
import type { RecordFilter } from '../../../records/list/toolbar/recordFilter';
import { datesOf, dayRanges, type HistoryFilters, usualRange } from '../historyChoice';
import { historyKeys } from '../historyQuery';
import { AmountFilter } from './AmountFilter';

const namesKept = 10 * 60_000;

/** The history's filters other than days, amounts and search. */
function useHistoryFilters(): RecordFilter[] {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data: providers } = useQuery({
    queryKey: historyKeys.providers,
    queryFn: () => dataProvider.getHistoryProviderList(),
    staleTime: namesKept,
  });
  const { promo_id } = useListContext().filterValues as HistoryFilters;
  return useMemo(
    () => [
      {
        source: 'order_status',
        label: t('orderHistory.filter.status'),
        choices: finalOrderStatuses.map((value) => ({ value, label: t(`order.status.${value}`) })),
      },
      {
        source: 'order_type',
        label: t('orderHistory.filter.type'),
        choices: orderTypes.map((value) => ({ value, label: t(`order.type.${value}`) })),
      },
      {
        source: 'paid_by',
        label: t('orderHistory.filter.paid_by'),
        choices: paymentMethods.map((value) => ({ value, label: t(`order.paid_by.${value}`) })),
      },
      {
        source: 'payment_status',
        label: t('orderHistory.filter.payment_status'),
        choices: paymentStatuses.map((value) => ({ value, label: t(`orderHistory.payment.${value}`) })),
      },
      {
        source: 'provider_id',
        label: t('orderHistory.filter.provider'),
        choices: (providers?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
      },
      // An address can ask for it; here it is only turned off.
      ...(promo_id
        ? [
            {
              source: 'promo_id',
              label: t('orderHistory.filter.offer'),
              choices: [{ value: promo_id, label: t('orderHistory.filter.offer') }],
            },
          ]
        : []),
    ],
    [t, providers, promo_id],
  );
}

const sorts = [
  ['ended_at', 'orderHistory.column.ended'],
  ['created_at', 'boards.list.placed'],
  ['unique_id', 'boards.list.number'],
  ['total', 'order.total'],
  ['customer_name', 'boards.list.customer'],
] as const;

interface HistoryToolbarProps {
  /** Whether the user chooses the days here. */
  hasDays: boolean;
  tools?: ReactNode;
}

/** The history's days, search and filters, and its list actions. */
export const HistoryToolbar = ({ hasDays, tools }: HistoryToolbarProps) => {
  const t = useTranslate();
  const filters = useHistoryFilters();
  return (
    <Box sx={{ display: 'grid', gap: 1.25, minInlineSize: 0 }}>
      {hasDays && (
        <DaysFilter
          ranges={dayRanges}
          usual={usualRange}
          labelOf={(range) => t(`orderHistory.days.${range}`)}
          datesOf={datesOf}
          showLabel={t('orderHistory.days.show')}
          dateBy={[
            { value: 'ended_at', label: t('orderHistory.days.by_ended') },
            { value: 'created_at', label: t('orderHistory.days.by_placed') },
          ]}
        />
      )}
      <ListToolbar
        listName="order_history"
        searchLabel={t('boards.list.search')}
        filters={filters}
        sorts={sorts.map(([field, label]) => ({ field, label: t(label) }))}
        moreFilters={<AmountFilter />}
        // Six filters would take two rows on a tablet, and push the orders down on a laptop.
        collapsesBelow={1600}
        tools={tools}
      />
    </Box>
  );
};
