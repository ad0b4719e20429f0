import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { LedgerEntryRecord } from '#contract/entities/ledger';
import { balanceOf } from '#contract/ledger/accounts';
import { isContestable } from '#contract/ledger/contest';
import { limits } from '#contract/limits';
import { formatMoney } from '#contract/money';
import { FigureTable } from '../../components/FigureTable';
import { Loading } from '../../components/feedback/Loading';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { dayTime } from '../../components/time/storeTime';
import { useDayText } from '../../components/time/useDayText';
import { paths } from '../../config/paths';
import type { StoreDataProvider } from '../../dataProvider/index';
import { ContestButton } from '../../records/contest/ContestButton';
import { retriesUnreached } from '../../records/list/retriesUnreached';
import type { EntryChoice } from './entryChoice';

/** An order as the pages of weeks open it, for which the same permission is enough. */
const orderPath = (orderId: string): string => `${paths.historyWeek}/${orderId}`;

function useEntries({ filter }: EntryChoice, dates: Pick<EntryChoice, 'start_date' | 'end_date'>) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { start_date, end_date } = dates;
  const body = { ...(start_date && { start_date }), end_date, filter, perPage: limits.perPageMax };
  return useInfiniteQuery({
    queryKey: ['earnings', 'entries', body],
    queryFn: ({ pageParam, signal }) => dataProvider.getLedgerEntryList({ ...body, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ data }, pages) => (data.length < limits.perPageMax ? undefined : pages.length + 1),
    retry: retriesUnreached,
  });
}

const EntryRow = ({ entry }: { entry: LedgerEntryRecord }) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const { kind, account, amount, currency, order_id, unique_id, reason, effective_at } = entry;
  return (
    <tr>
      <th scope="row">{dayTime(effective_at, { locale, timezone })}</th>
      <Box component="td" sx={{ '&&': { textAlign: 'start', whiteSpace: 'normal' }, minInlineSize: 140 }}>
        {t(`earnings.account.${account}`)}
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {reason ? <bdi>{reason}</bdi> : t(`earningReport.kind.${kind}`)}
        </Box>
        {order_id && isContestable(account, amount) && (
          <ContestButton deduction={{ order_id, unique_id, account, amount, currency }} />
        )}
      </Box>
      <td>
        {order_id && (
          <Link to={orderPath(order_id)} style={{ color: 'inherit' }}>
            {t('earningReport.entries.order', { number: unique_id ?? '' })}
          </Link>
        )}
      </td>
      <td>{formatMoney(balanceOf(account, amount), currency, locale)}</td>
    </tr>
  );
};

/** The entries behind a number, the latest first, each with its order. */
export default function EntriesDialog({ choice, onClose }: { choice: EntryChoice; onClose: () => void }) {
  const t = useTranslate();
  const title = useId();
  const dayText = useDayText();
  const [isBefore, setBefore] = useState(false);
  const { start_date, end_date } = isBefore && choice.before ? choice.before : choice;
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useEntries(choice, {
    start_date,
    end_date,
  });
  const entries = data?.pages.flatMap((page) => page.data);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={title}>
      <DialogTitle id={title}>{t('earningReport.entries.title', { name: choice.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {start_date
            ? `${dayText(start_date)} – ${dayText(end_date)}`
            : t('earningReport.entries.until', { date: dayText(end_date) })}
        </Typography>
        {choice.before && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={isBefore}
            onChange={(_event, value: boolean | null) => value !== null && setBefore(value)}
            aria-label={t('earningReport.entries.period')}
          >
            <ToggleButton value={false} sx={{ minBlockSize: 40, textTransform: 'none' }}>
              {t('earningReport.entries.now')}
            </ToggleButton>
            <ToggleButton value sx={{ minBlockSize: 40, textTransform: 'none' }}>
              {t('earningReport.before')}
            </ToggleButton>
          </ToggleButtonGroup>
        )}
        {isError && !entries ? (
          <Box role="alert">
            {t('earningReport.entries.failed')} <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
          </Box>
        ) : !entries ? (
          <Loading />
        ) : entries.length === 0 ? (
          <Typography role="status">{t('earningReport.entries.none')}</Typography>
        ) : (
          <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-labelledby={title}>
            <FigureTable aria-labelledby={title}>
              <thead>
                <tr>
                  <th scope="col">{t('earningReport.entries.time')}</th>
                  <Box component="th" scope="col" sx={{ '&&': { textAlign: 'start' } }}>
                    {t('earningReport.entries.entry')}
                  </Box>
                  <th scope="col">{t('earningReport.entries.of_order')}</th>
                  <th scope="col">{t('earningReport.amount')}</th>
                </tr>
              </thead>
              <tbody>
                {entries.map((entry) => (
                  <EntryRow key={`${entry.transaction_id} ${entry.seq}`} entry={entry} />
                ))}
              </tbody>
            </FigureTable>
          </Box>
        )}
        {hasNextPage && (
          <Button
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
            sx={{ justifySelf: 'start', minBlockSize: 44 }}
          >
            {t('earningReport.entries.more')}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minBlockSize: 44 }}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
