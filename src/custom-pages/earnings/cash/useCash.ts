import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { retriesUnreached } from '../../../records/list/retriesUnreached';

export type Cash = ReplyOf<'get_cash'>;
/** A delivery person with the cash that they hold. */
export type Holder = Cash['data'][number];

export const cashKey = ['cash'] as const;

/** Orders that end on the way change it, so an open page asks again. */
const refreshMs = 60_000;

/** How the cash is loaded, for the page and for a form that has to know it again. */
export function useCashQuery() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return {
    queryKey: cashKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getCash({}, { signal }),
  };
}

/** Loads the cash that each delivery person holds, and the last handovers. */
export const useCash = () => useQuery({ ...useCashQuery(), refetchInterval: refreshMs, retry: retriesUnreached });
