import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import type { StoreDataProvider } from '../../dataProvider/index';
import { retriesUnreached } from '../list/retriesUnreached';

export type Wallet = ReplyOf<'get_wallet'>;

/** The query of the balance; the list of payouts is below it. */
export const walletKey = ['wallet'] as const;

/** How the balance is loaded, for the page and for a form that has to know it again. */
export function useWalletQuery() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return {
    queryKey: [...walletKey, 'balance'],
    queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getWallet({}, { signal }),
  };
}

/** Loads the balance with the last requests. */
export const useWallet = () => useQuery({ ...useWalletQuery(), retry: retriesUnreached });

/** Why nothing is paid out now: `frozen` by the platform, or on `hold` for a while; `null` if it is. */
export function holdOf({ payout_hold_until, payouts_frozen_at }: Wallet, now: Date): 'frozen' | 'hold' | null {
  if (payouts_frozen_at) return 'frozen';
  return payout_hold_until && Date.parse(payout_hold_until) > now.getTime() ? 'hold' : null;
}
