import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { businessDate } from '#contract/time';
import { FigureTable } from '../../../components/FigureTable';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useDayText } from '../../../components/time/useDayText';
import type { StoreDataProvider } from '../../../dataProvider/index';

type Day = ReplyOf<'get_offer_results'>['data'][number];
type Figure = Exclude<keyof Day, 'date'>;

const figures = ['uses', 'orders', 'revenue', 'discount', 'new_customers'] as const satisfies readonly Figure[];
const isMoney = (figure: Figure): boolean => figure === 'revenue' || figure === 'discount';

const periods = [7, 30, 90] as const;

const totalOf = (days: readonly Day[], figure: Figure): number => days.reduce((sum, day) => sum + day[figure], 0);

const ResultsTable = ({ days }: { days: readonly Day[] }) => {
  const t = useTranslate();
  const dayText = useDayText();
  const { money, locale } = useStoreFormat();
  const figureText = (figure: Figure, value: number) => (isMoney(figure) ? money(value) : value.toLocaleString(locale));
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('offers.results.title')}>
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">{t('offers.results.day')}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col">
                {t(`offers.results.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="total">
            <th scope="row">{t('offers.results.total')}</th>
            {figures.map((figure) => (
              <td key={figure}>{figureText(figure, totalOf(days, figure))}</td>
            ))}
          </tr>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">{dayText(day.date)}</th>
              {figures.map((figure) => (
                <td key={figure}>{figureText(figure, day[figure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Box>
  );
};

interface ResultsDialogProps {
  /** Without it, the results of all offers. */
  offer?: { id: string; name: string };
  onClose: () => void;
}

/** Shows the results of one offer, or of all of them, by day. */
export const ResultsDialog = ({ offer, onClose }: ResultsDialogProps) => {
  const t = useTranslate();
  const titleId = useId();
  const { store } = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [period, setPeriod] = useState<(typeof periods)[number]>(30);
  const now = new Date();
  const dates = { start_date: businessDate(now, store, 1 - period), end_date: businessDate(now, store) };
  const body = { ...dates, ...(offer ? { promo_id: offer.id } : {}) };
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['offers', 'results', body],
    queryFn: ({ signal }) => dataProvider.getOfferResults(body, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {offer ? (
          <>
            {t('offers.results.title')}: <bdi>{offer.name}</bdi>
          </>
        ) : (
          t('offers.results.all')
        )}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={period}
          aria-label={t('offers.results.period')}
          onChange={(_event, next: (typeof periods)[number] | null) => next && setPeriod(next)}
          sx={{ flexWrap: 'wrap' }}
        >
          {periods.map((days) => (
            <ToggleButton key={days} value={days} sx={{ minBlockSize: 40, px: 1.5, textTransform: 'none' }}>
              {t('offers.results.days', { days })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {isFetching && !data && <LinearProgress />}
        {isError && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={() => void refetch()}>
                {t('common.retry')}
              </Button>
            }
          >
            {t('offers.results.failed')}
          </Alert>
        )}
        {data?.data.length === 0 && <Typography>{t('offers.results.empty')}</Typography>}
        {data && data.data.length > 0 && <ResultsTable days={data.data} />}
        <Typography variant="body2" color="text.secondary">
          {t('offers.results.detail')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
