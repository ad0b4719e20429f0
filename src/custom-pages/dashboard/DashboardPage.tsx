import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Comparison, comparedDates, type InsightDates, presetDates } from '#contract/insight/ranges';
import { businessDate } from '#contract/time';
import { usePageHeading } from '../../components/page/usePageHeading';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { Attention } from './Attention';
import { ReturnSection, TableSection } from './GuestSections';
import { RangeBar } from './RangeBar';
import { SalesSections } from './SalesSections';
import { CustomerSection, HourSections } from './ServiceSections';
import { TodayFigures } from './TodayFigures';
import { useBusyHours, useCustomerRevenue, useDashboardTables } from './useDashboard';

/** The page that an owner opens in the morning: today, what needs attention, and how the last weeks went. */
export default function DashboardPage() {
  const t = useTranslate();
  const heading = usePageHeading();
  const { store } = useStoreFormat();
  const today = businessDate(new Date(), store);
  const [dates, setDates] = useState<InsightDates>(() => presetDates('last_28', today));
  const [comparison, setComparison] = useState<Comparison>('before');
  const tables = useDashboardTables(dates);
  const before = useDashboardTables(comparedDates(dates, comparison));
  const customers = useCustomerRevenue(dates);
  const hours = useBusyHours(dates);
  const queries = [tables, customers, hours];
  // While other dates are loading, the page still has those of before: each day is only compared with its own.
  const compared = tables.data && comparedDates(tables.data, comparison);
  const isCompared = compared?.start_date === before.data?.start_date && compared?.end_date === before.data?.end_date;
  const hasFailed = queries.some(({ isError }) => isError);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography component="h1" variant="h5">
        {heading}
      </Typography>
      <TodayFigures />
      <Attention />
      <RangeBar dates={dates} comparison={comparison} today={today} onDates={setDates} onComparison={setComparison} />
      {hasFailed && (
        <Box role="alert">
          {t('dashboard.failed')}{' '}
          <Button onClick={() => queries.forEach(({ isError, refetch }) => void (isError && refetch()))}>
            {t('common.retry')}
          </Button>
        </Box>
      )}
      <Box
        aria-busy={queries.some(({ isPlaceholderData }) => isPlaceholderData)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))' }}
      >
        {tables.data ? (
          <SalesSections data={tables.data} before={isCompared ? before.data : undefined} />
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
        {hours.data && <HourSections data={hours.data} />}
        {customers.data && <CustomerSection data={customers.data} />}
        {tables.data && <ReturnSection data={tables.data} />}
        {tables.data && <TableSection data={tables.data} />}
      </Box>
    </Box>
  );
}
