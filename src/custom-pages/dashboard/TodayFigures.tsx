import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { averageOf, netOf, type Sales } from '#contract/insight/measures';
import { Surface } from '../../components/Surface';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useDayText } from '../../components/time/useDayText';
import { useHistoryLink } from '../../orders/history/useHistoryLink';
import { useDashboardToday } from './useDashboard';

/** Today's sales so far, next to those of the same weekday until the same time. */
export const TodayFigures = () => {
  const t = useTranslate();
  const { money, locale } = useStoreFormat();
  const dayText = useDayText();
  const historyLink = useHistoryLink();
  const { data, error, refetch } = useDashboardToday();
  if (!data && error)
    return (
      <Box role="alert">
        {t('dashboard.failed')} <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
      </Box>
    );
  if (!data) return <Skeleton variant="rounded" height={96} />;
  const figures: readonly [string, (sales: Sales) => string][] = [
    ['dashboard.net', (sales) => money(netOf(sales))],
    ['dashboard.orders', ({ orders }) => orders.toLocaleString(locale)],
    ['dashboard.average', (sales) => money(averageOf(netOf(sales), sales.orders) ?? 0)],
    ['dashboard.cancelled', ({ cancelled }) => cancelled.toLocaleString(locale)],
  ];
  const days = [
    { date: data.date, name: t('dashboard.show_orders') },
    { date: data.compared_date, name: dayText(data.compared_date) },
  ];
  return (
    <Surface role="region" aria-label={t('dashboard.today')} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}
      >
        {figures.map(([label, shown]) => (
          <Box key={label}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {t(label)}
            </Typography>
            <Typography component="dd" variant="h5" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {shown(data.today)}
            </Typography>
            <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
              {t('dashboard.week_ago', { value: shown(data.compared), day: shown(data.compared_day) })}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2">
        {days.map(({ date, name }, index) => (
          <Fragment key={date}>
            {index > 0 && ' · '}
            <Link component={RouterLink} to={historyLink({ start_date: date, end_date: date }) ?? ''}>
              {name}
            </Link>
          </Fragment>
        ))}
      </Typography>
    </Surface>
  );
};
