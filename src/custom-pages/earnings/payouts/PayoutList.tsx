import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import type { WalletRequest } from '#contract/entities/wallet';
import type { WalletState } from '#contract/ledger/walletRequest';
import { limits } from '#contract/limits';
import { formatMoney } from '#contract/money';
import { FigureTable } from '../../../components/FigureTable';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { Surface } from '../../../components/Surface';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordDate } from '../../../components/time/storeTime';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { ListMessage } from '../../../records/list/ListMessage';
import { retriesUnreached } from '../../../records/list/retriesUnreached';
import { walletKey } from '../../../records/wallet/useWallet';
import { OpeningButton } from '../OpeningFigure';
import { LoadFailed, PagePart } from '../PlainPage';
import { RequestState } from './RequestState';

const PayoutDialog = lazyWithRetry(() => import('./PayoutDialog'));

export type Payout = ReplyOf<'get_payout_list'>['data'][number];

const [perPage] = limits.pageSizes;

function usePayouts() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useInfiniteQuery({
    queryKey: [...walletKey, 'payouts'],
    queryFn: ({ pageParam, signal }) => dataProvider.getPayoutList({ page: pageParam, perPage }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ count }, pages) => (pages.length * perPage < count ? pages.length + 1 : undefined),
    retry: retriesUnreached,
  });
}

/** A payout's state. One without a request was made by the platform, which books it once it is paid. */
const stateOf = (payout: Payout, request: WalletRequest | undefined): WalletState =>
  payout.returned ? 'returned' : request?.state === 'transferred' ? 'transferred' : 'completed';

interface PayoutRowProps {
  payout: Payout;
  state: WalletState;
  onOpen: () => void;
}

const PayoutRow = ({ payout, state, onOpen }: PayoutRowProps) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const date = recordDate(payout.effective_at, { locale, timezone });
  const amount = formatMoney(payout.amount, payout.currency, locale);
  return (
    <tr>
      <th scope="row">
        <OpeningButton label={t('payouts.open', { date, amount })} onOpen={onOpen}>
          {date}
        </OpeningButton>
      </th>
      <Box component="td" sx={{ '&&': { textAlign: 'start' } }}>
        <RequestState state={state} />
      </Box>
      <td>{amount}</td>
    </tr>
  );
};

/** The payouts, the latest first. Each opens its details. */
export const PayoutList = ({ requests }: { requests: readonly WalletRequest[] }) => {
  const t = useTranslate();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePayouts();
  const [opened, setOpened] = useState<Payout | null>(null);
  const payouts = data?.pages.flatMap((page) => page.data);
  const requestOf = (payout: Payout) => requests.find(({ transaction_id }) => transaction_id === payout._id);
  return (
    <PagePart title="payouts.list">
      {isError && !payouts ? (
        <LoadFailed text="payouts.list_failed" onRetry={refetch} />
      ) : !payouts ? (
        <Skeleton variant="rounded" height={160} />
      ) : payouts.length === 0 ? (
        <ListMessage
          icon={<AccountBalanceIcon />}
          title={t('payouts.empty.title')}
          detail={t('payouts.empty.detail')}
        />
      ) : (
        <Surface sx={{ p: 1, overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('payouts.list')}>
          <FigureTable aria-label={t('payouts.list')}>
            <thead>
              <tr>
                <th scope="col">{t('payouts.date')}</th>
                <Box component="th" scope="col" sx={{ '&&': { textAlign: 'start' } }}>
                  {t('payouts.status')}
                </Box>
                <th scope="col">{t('payouts.amount')}</th>
              </tr>
            </thead>
            <tbody>
              {payouts.map((payout) => (
                <PayoutRow
                  key={payout._id}
                  payout={payout}
                  state={stateOf(payout, requestOf(payout))}
                  onOpen={() => setOpened(payout)}
                />
              ))}
            </tbody>
          </FigureTable>
        </Surface>
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
      {opened && (
        <Suspense fallback={null}>
          <PayoutDialog
            payout={opened}
            request={requestOf(opened)}
            state={stateOf(opened, requestOf(opened))}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </PagePart>
  );
};
