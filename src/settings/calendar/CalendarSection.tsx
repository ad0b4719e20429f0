import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isFestivalDay } from '#contract/opening/festivals';
import { dateFrom } from '#contract/time';
import { servedTypes } from '../../components/store/servedTypes';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { shortDay } from '../../components/time/storeTime';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { raName, resources } from '../../descriptors/resources/index';
import { DayStrip } from './DayStrip';

/** Public holidays of the store's country, each one tap away from being a festival. */
const Holidays = () => {
  const t = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { store, locale, text } = useStoreFormat();
  const [adding, setAdding] = useState<string | null>(null);
  const query = useQuery({ queryKey: ['holidays'], queryFn: () => dataProvider.getHolidayList() });
  const add = async ({ date, days, name }: { date: string; days: number; name: string[] }) => {
    setAdding(date);
    try {
      await dataProvider.create(raName('festivalTimes'), {
        data: {
          name,
          start_date: date,
          end_date: dateFrom(date, days - 1),
          is_yearly: false,
          hours: { is_open: false, is_full_day: false, slots: [] },
        },
      });
      notify('codes.success.902', { type: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(t(errorText(error)), { type: 'error' });
    } finally {
      setAdding(null);
    }
  };
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h2" variant="h6">
        {t('opening.holidays.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('opening.holidays.detail')}</Typography>
      {query.isError && (
        <Alert severity="error" action={<Button onClick={() => query.refetch()}>{t('common.retry')}</Button>}>
          {t('opening.holidays.failed')}
        </Alert>
      )}
      {query.isPending && [1, 2, 3].map((place) => <Skeleton key={place} height={52} />)}
      {query.data?.data.length === 0 && <Typography>{t('opening.holidays.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {query.data?.data.map((holiday) => {
          const isAdded = store.festivals.some((festival) => isFestivalDay(festival, holiday.date));
          const day = shortDay(`${holiday.date}T12:00:00Z`, { locale, timezone: 'UTC' });
          return (
            <Box
              component="li"
              key={`${holiday.date} ${holiday.name[0]}`}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 2,
                minBlockSize: 52,
                borderBlockEnd: '1px solid',
                borderColor: 'divider',
              }}
            >
              <Box component="span" sx={{ inlineSize: 104, flexShrink: 0, color: 'text.secondary' }}>
                {day}
              </Box>
              <Box component="span" sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
                {text(holiday.name)}
              </Box>
              {isAdded ? (
                <Chip label={t('opening.holidays.added')} />
              ) : (
                <Button
                  disabled={adding !== null}
                  aria-label={`${t('opening.holidays.add')}: ${text(holiday.name)}, ${day}`}
                  onClick={() => void add(holiday)}
                  sx={{ minBlockSize: 44 }}
                >
                  {t('opening.holidays.add')}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('opening.holidays.source')}
      </Typography>
    </Box>
  );
};

/** Shows the resulting hours of the next days, the festivals, and the holidays that can become festivals. */
export default function CalendarSection() {
  const t = useTranslate();
  const titleId = useId();
  const { store } = useStoreFormat();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box component="section" aria-labelledby={titleId}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
          <Typography id={titleId} component="h2" variant="h6" sx={{ flex: 1 }}>
            {t('opening.strip.title')}
          </Typography>
          <Button component={Link} to={resources.festivalTimes.path} variant="outlined" sx={{ minBlockSize: 44 }}>
            {t('festivalTimes.title')}
          </Button>
        </Box>
        <DayStrip types={servedTypes(store)} />
      </Box>
      <Holidays />
    </Box>
  );
}
