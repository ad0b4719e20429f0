import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { periodDates } from '#contract/orders/historyPeriod';
import { businessDate } from '#contract/time';
import { Surface } from '../../../components/Surface';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { PeriodSteps } from '../../../components/time/PeriodSteps';
import { ApiError } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { retriesUnreached } from '../../../records/list/retriesUnreached';
import type { HistoryFilters } from '../historyChoice';
import { historyKeys } from '../historyQuery';
import { CalledOffTable } from './CalledOffTable';
import { DayBars } from './DayBars';
import { ReconciliationTable } from './ReconciliationTable';

interface PeriodOverviewProps {
  period: 'week' | 'month';
  filters: HistoryFilters;
  onChange: (filters: HistoryFilters) => void;
}

const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.code === errorCodes.ORDER_HISTORY_NOT_FOUND;

/** Above the orders of a week or month: its sums by day, which also limit the list to a day, and what was called off. */
export default function PeriodOverview({ period, filters, onChange }: PeriodOverviewProps) {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const today = businessDate(new Date(), store);
  const { start_date: chosen, end_date: _end, days: _days, of, ...others } = filters;
  const { start_date, end_date } = periodDates(period, of ?? today);
  const body = { period, date: start_date } as const;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: historyKeys.periodOf(body),
    queryFn: ({ signal }) => dataProvider.getHistoryPeriod(body, { signal }),
    placeholderData: keepPreviousData,
    retry: retriesUnreached,
  });
  const goTo = (date: string | undefined) => onChange({ ...others, ...(date && date < today ? { of: date } : {}) });
  const choose = (date: string) => {
    const rest = { ...others, ...(of === undefined ? {} : { of }) };
    onChange(date === chosen ? rest : { ...rest, days: 'custom', start_date: date, end_date: date });
  };
  return (
    <Surface
      role="region"
      aria-label={t(`orderHistory.period.${period}`)}
      aria-busy={isPlaceholderData}
      sx={{ px: 2, py: 1, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <PeriodSteps period={period} start_date={start_date} end_date={end_date} today={today} onGo={goTo} />
      {error && !data ? (
        <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          {t(isNotFound(error) ? 'orderHistory.period.not_found' : 'orderHistory.totals.failed')}
          <Button onClick={() => (isNotFound(error) ? goTo(undefined) : void refetch())} sx={{ minBlockSize: 40 }}>
            {t(isNotFound(error) ? `orderHistory.period.current_${period}` : 'common.retry')}
          </Button>
        </Box>
      ) : data ? (
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', opacity: isPlaceholderData ? 0.6 : 1 }}
        >
          <DayBars days={data.days} period={period} chosen={chosen} onChoose={choose} />
          {data.called_off.length > 0 && <CalledOffTable rows={data.called_off} />}
          <ReconciliationTable body={body} />
        </Box>
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </Surface>
  );
}
