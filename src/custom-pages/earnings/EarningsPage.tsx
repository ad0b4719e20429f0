import SavingsIcon from '@mui/icons-material/SavingsOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ListContextProvider, type ListControllerResult, useDataProvider, useTranslate } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router-dom';
import { errorCodes } from '#contract/codes/errorCodes';
import { daysIn, earningDaysMax } from '#contract/ledger/earningDates';
import { periodDates } from '#contract/orders/historyPeriod';
import { businessDate } from '#contract/time';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { usePageHeading } from '../../components/page/usePageHeading';
import { Surface } from '../../components/Surface';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { PeriodSteps } from '../../components/time/PeriodSteps';
import { recordTime } from '../../components/time/storeTime';
import { ApiError } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { ListHeader } from '../../records/list/ListHeader';
import { ListMessage } from '../../records/list/ListMessage';
import { retriesUnreached } from '../../records/list/retriesUnreached';
import { DaysFilter } from '../../records/list/toolbar/DaysFilter';
import { ShareButton } from './accountant/ShareButton';
import { Bridge } from './Bridge';
import { EarningFigures } from './EarningFigures';
import {
  bodyOf,
  datesOf,
  type Earned,
  type EarningFilters,
  earningRanges,
  filtersIn,
  periodAt,
  shownMeasures,
  usualRange,
} from './earningChoice';
import type { EntryChoice } from './entryChoice';
import { EntryExportButton } from './export/EntryExportButton';
import { SplitTable } from './SplitTable';
import { Statement } from './Statement';

const EntriesDialog = lazyWithRetry(() => import('./EntriesDialog'));

const notFound: readonly number[] = [
  errorCodes.DAILY_EARNINGS_NOT_FOUND,
  errorCodes.WEEKLY_EARNINGS_NOT_FOUND,
  errorCodes.ORDER_HISTORY_NOT_FOUND,
];

/** Nothing was earned, nothing was paid out, and nothing is due from earlier. */
const isEmpty = ({ paid_out, due, before, ...now }: Earned): boolean =>
  paid_out === 0 && due === 0 && [now, before].every((sums) => shownMeasures.every((measure) => sums[measure] === 0));

/** Everything about a period, once it is loaded. */
const EarningParts = ({ earned }: { earned: Earned }) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const [isExplained, setExplained] = useState(false);
  const [opened, setOpened] = useState<EntryChoice | null>(null);
  const { complete_since } = earned;
  return (
    <>
      {complete_since && (
        <Alert severity="info">
          {t('earningReport.incomplete', { time: recordTime(complete_since, { locale, timezone }) })}
        </Alert>
      )}
      {isEmpty(earned) ? (
        <ListMessage
          icon={<SavingsIcon />}
          title={t('earningReport.empty.title')}
          detail={t('earningReport.empty.detail')}
        />
      ) : (
        <>
          <EarningFigures
            earned={earned}
            isExplained={isExplained}
            onExplain={() => setExplained(!isExplained)}
            onOpen={setOpened}
          />
          {isExplained && (
            <Surface id="earning-bridge" sx={{ p: 1 }}>
              <Bridge earned={earned} onOpen={setOpened} />
            </Surface>
          )}
          <Surface sx={{ p: 1 }}>
            <Statement earned={earned} onOpen={setOpened} />
          </Surface>
          <Surface sx={{ p: 1, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <SplitTable earned={earned} onOpen={setOpened} />
          </Surface>
        </>
      )}
      {opened && (
        <Suspense fallback={null}>
          <EntriesDialog choice={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
};

/** The choice of days, in the address. */
function useEarningFilters() {
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const setFilters = (next: EarningFilters) => setSearch(new URLSearchParams(next as Record<string, string>));
  return { filters, setFilters };
}

const Earnings = ({ period }: { period: 'week' | 'month' | null }) => {
  const t = useTranslate();
  const heading = usePageHeading();
  const { store, locale } = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { filters, setFilters } = useEarningFilters();
  const today = businessDate(new Date(), store);
  const body = bodyOf(period, filters, new Date(), store);
  const { start_date = today, end_date = today } = body;
  const isTooLong = daysIn({ start_date, end_date }) > earningDaysMax;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['earnings', 'sums', body],
    queryFn: ({ signal }) => dataProvider.getEarning(body, { signal }),
    placeholderData: keepPreviousData,
    retry: retriesUnreached,
    enabled: !isTooLong,
  });
  const isMissing = error instanceof ApiError && notFound.includes(error.code);
  const shown = period && periodDates(period, filters.of ?? today);
  // Header and days are those of lists, which read their filters and number of records from this context.
  const context = { filterValues: filters, setFilters, total: undefined } as unknown as ListControllerResult;
  return (
    <ListContextProvider value={context}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }} aria-busy={isPlaceholderData}>
        <ListHeader
          title={heading}
          actions={
            <>
              <ShareButton />
              <EntryExportButton first={shown?.start_date ?? today} />
            </>
          }
        />
        {period && shown ? (
          <PeriodSteps
            {...{ period, ...shown, today }}
            onGo={(date) => setFilters(date < periodDates(period, today).start_date ? { of: date } : {})}
          />
        ) : (
          <DaysFilter
            ranges={earningRanges}
            usual={usualRange}
            labelOf={(range) => t(`earningReport.days.${range}`)}
            datesOf={datesOf}
            showLabel={t('earningReport.days.show')}
          />
        )}
        {isTooLong ? (
          <Box role="alert">{t('earningReport.too_long', { max: earningDaysMax.toLocaleString(locale) })}</Box>
        ) : error && (!data || isPlaceholderData) ? (
          <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
            {t(isMissing ? 'earningReport.not_found' : 'earningReport.failed')}
            <Button onClick={() => (isMissing ? setFilters({}) : void refetch())} sx={{ minBlockSize: 40 }}>
              {t(isMissing && period ? `orderHistory.period.current_${period}` : 'common.retry')}
            </Button>
          </Box>
        ) : data ? (
          <Box
            sx={{
              ...{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' },
              opacity: isPlaceholderData ? 0.6 : 1,
            }}
          >
            <EarningParts earned={data} />
          </Box>
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
      </Box>
    </ListContextProvider>
  );
};

/** `/app/earning/current-week`, `current-month` and `earnings`. */
export default function EarningsPage() {
  const { pathname } = useLocation();
  return <Earnings key={pathname} period={periodAt(pathname)} />;
}
