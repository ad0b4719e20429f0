import Box from '@mui/material/Box';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { successCodes } from '#contract/codes/successCodes';
import type { WalletRequest } from '#contract/entities/wallet';
import { openWalletStates, walletRequestsShown } from '#contract/ledger/walletRequest';
import { formatMoney } from '#contract/money';
import { useIsAllowed } from '../../../components/access/useIsAllowed';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { dayTime } from '../../../components/time/storeTime';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useNotifyError } from '../../../records/form/useNotifyError';
import { retriesUnreached } from '../../../records/list/retriesUnreached';
import { walletKey } from '../../../records/wallet/useWallet';
import { PagePart } from '../PlainPage';
import { ListRow, ShortList } from '../ShortList';
import { RequestState } from './RequestState';

/** Withdraws a request that the platform hasn't accepted. */
const CancelButton = ({ request, amount }: { request: WalletRequest; amount: string }) => {
  const t = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const attempt = useNotifyError();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const cancel = async () => {
    const isDone = await attempt(() => dataProvider.cancelWalletRequest({ _id: request._id }));
    // Also after a refusal: the request has another state than the page shows.
    await client.invalidateQueries({ queryKey: walletKey });
    if (isDone) notify(`codes.success.${successCodes.WALLET_REQUEST_CANCELLED}`, { type: 'success' });
  };
  return (
    <ConfirmButton
      label={t('payouts.cancel.action')}
      title={t('payouts.cancel.title')}
      detail={t('payouts.cancel.detail', { amount })}
      cancel={t('common.not_now')}
      act={cancel}
    />
  );
};

const RequestRow = ({ request }: { request: WalletRequest }) => {
  const isAllowed = useIsAllowed();
  const { locale, timezone } = useStoreFormat();
  const { amount, currency, state, by, created_at, reason } = request;
  const sum = formatMoney(amount, currency, locale);
  return (
    <ListRow>
      <Box sx={{ flex: '1 1 220px', minInlineSize: 0 }}>
        <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {sum}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {dayTime(created_at, { locale, timezone })}
          {by.name && (
            <>
              {' · '}
              <bdi>{by.name}</bdi>
            </>
          )}
        </Box>
        {reason && (
          <Box sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
            <bdi>{reason}</bdi>
          </Box>
        )}
      </Box>
      <RequestState state={state} />
      {state === 'requested' && isAllowed({ permission: 'store/earning/payout' }) && (
        <CancelButton request={request} amount={sum} />
      )}
    </ListRow>
  );
};

const isOpen = ({ state }: WalletRequest): boolean => (openWalletStates as readonly string[]).includes(state);

/** Loads requests that are earlier than those of `get_wallet`, which are the first page. Nothing before it is asked. */
function useEarlierRequests() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const perPage = walletRequestsShown;
  return useInfiniteQuery({
    queryKey: [...walletKey, 'earlier_requests'],
    queryFn: ({ pageParam: page, signal }) => dataProvider.getWalletRequestList({ page, perPage }, { signal }),
    initialPageParam: 2,
    getNextPageParam: ({ count }, _pages, page) => (page * perPage < count ? page + 1 : undefined),
    enabled: false,
    retry: retriesUnreached,
  });
}

/** The requests: the open ones first, then the latest. */
export const Requests = ({ requests: latest }: { requests: readonly WalletRequest[] }) => {
  const { data, hasNextPage, fetchNextPage } = useEarlierRequests();
  const hasMore = data ? hasNextPage : latest.length >= walletRequestsShown;
  const earlier = data?.pages.flatMap((page) => page.data) ?? [];
  // A new request moves one to the next page.
  const requests = [...new Map([...earlier, ...latest].map((request) => [request._id, request])).values()];
  const byTime = requests.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));
  return (
    <PagePart title="payouts.requests">
      <ShortList
        rows={byTime.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))}
        onMore={hasMore ? () => void fetchNextPage() : undefined}
      >
        {(request) => <RequestRow key={request._id} request={request} />}
      </ShortList>
    </PagePart>
  );
};
