import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { OrderTotals } from '#contract/entities/orderTotals';
import { Surface } from '../../../components/Surface';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { retriesUnreached } from '../../../records/list/retriesUnreached';
import type { HistoryChoice } from '../historyChoice';
import { historyKeys } from '../historyQuery';
import { useReloadHistory } from '../useHistoryList';

interface SumProps {
  label: string;
  value: ReactNode;
  /** One of the two most important figures. */
  isMain?: boolean;
  /** Shown separately from sales. */
  isApart?: boolean;
}

/** One figure in the strip, under its label. */
const Sum = ({ label, value, isMain = false, isApart = false }: SumProps) => (
  <Box
    sx={{
      minInlineSize: 0,
      ...(isApart ? { borderInlineStart: '1px solid', borderColor: 'divider', paddingInlineStart: 2.5 } : {}),
    }}
  >
    <Box component="dt" sx={{ fontSize: '0.8125rem', lineHeight: 1.3, color: 'text.secondary' }}>
      {label}
    </Box>
    <Box
      component="dd"
      sx={{
        margin: 0,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: isMain ? 700 : 550,
        fontSize: isMain ? '1.25rem' : '1rem',
        lineHeight: '26px',
      }}
    >
      {value}
    </Box>
  </Box>
);

/** Sums over all matching orders, not only the current page. */
function useTotals(choice: HistoryChoice) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useQuery({
    queryKey: historyKeys.totalsOf(choice),
    queryFn: ({ signal }) => dataProvider.getOrderTotals(choice, { signal }),
    placeholderData: keepPreviousData,
    retry: retriesUnreached,
  });
}

const parts = ['subtotal', 'tax', 'delivery_fee', 'tip_amount', 'discount', 'fee_charged', 'refunded'] as const;
/** Hidden when zero. */
const rare: readonly string[] = ['discount', 'fee_charged', 'refunded'];

const Sums = styled('dl')({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  '@media (max-width: 599px)': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 16 },
});

/** The number and amount of cancelled and rejected orders, and the cancellation charges that customers paid. */
const CancelledTotals = ({ count, total, cancellation_charge }: OrderTotals['cancelled']) => {
  const t = useTranslate();
  const { money, locale } = useStoreFormat();
  return (
    <>
      {t('orderHistory.totals.cancelled_value', { number: count.toLocaleString(locale), amount: money(total) })}
      {cancellation_charge > 0 && (
        <Box component="span" sx={{ marginInlineStart: 2, fontWeight: 450, fontSize: '0.8125rem' }}>
          {t('orderHistory.totals.charges')} <strong>{money(cancellation_charge)}</strong>
        </Box>
      )}
    </>
  );
};

/** The sales of the matching orders: completed ones, and separately those cancelled or rejected. */
export const TotalsStrip = ({ choice }: { choice: HistoryChoice }) => {
  const t = useTranslate();
  const id = useId();
  const { money, locale } = useStoreFormat();
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const { data: totals, isError, isPlaceholderData } = useTotals(choice);
  const reload = useReloadHistory();
  const isWhole = !isPhone || isOpen;
  if (isError && !totals)
    return (
      <Surface sx={{ px: 2, py: 1, display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }} role="alert">
        {t('orderHistory.totals.failed')}
        <Button onClick={() => void reload()} sx={{ minBlockSize: 40 }}>
          {t('common.retry')}
        </Button>
      </Surface>
    );
  const amount = (value: number | undefined) => (value === undefined ? <Skeleton width={72} /> : money(value));
  const number = (value: number | undefined) =>
    value === undefined ? <Skeleton width={40} /> : value.toLocaleString(locale);
  return (
    <Surface
      role="region"
      aria-label={t('orderHistory.totals.label')}
      aria-busy={isPlaceholderData}
      sx={{ px: 2, py: 1, opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity 120ms' }}
    >
      <Sums id={id}>
        <Sum label={t('orderHistory.totals.completed')} value={number(totals?.count)} isMain />
        <Sum label={t('order.total')} value={amount(totals?.total)} isMain />
        {isWhole &&
          parts
            .filter((part) => !rare.includes(part) || (totals && totals[part] > 0))
            .map((part) => <Sum key={part} label={t(`orderHistory.totals.${part}`)} value={amount(totals?.[part])} />)}
        {isWhole && (
          <Sum
            label={t('orderHistory.totals.cancelled')}
            isApart={!isPhone}
            value={totals ? <CancelledTotals {...totals.cancelled} /> : amount(undefined)}
          />
        )}
      </Sums>
      {isPhone && (
        <Box sx={{ mt: 0.5 }}>
          <Button
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            endIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
            sx={{ minBlockSize: 40, px: 0 }}
          >
            {t(isOpen ? 'orderHistory.totals.less' : 'orderHistory.totals.more')}
          </Button>
        </Box>
      )}
    </Surface>
  );
};
