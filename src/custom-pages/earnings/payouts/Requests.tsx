import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
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

/** The last requests: the open ones first, then the latest. The server has earlier ones; payouts are listed below. */
export const Requests = ({ requests }: { requests: readonly WalletRequest[] }) => {
  const t = useTranslate();
  return (
    <PagePart title="payouts.requests">
      <ShortList rows={requests.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))}>
        {(request) => <RequestRow key={request._id} request={request} />}
      </ShortList>
      {requests.length >= walletRequestsShown && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t('payouts.requests_last', { number: walletRequestsShown })}
        </Box>
      )}
    </PagePart>
  );
};
