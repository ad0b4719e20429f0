import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import type { WaitingParty } from '#contract/entities/waitingParty';
import { limits } from '#contract/limits';
import { isRecordMessage } from '#contract/stream';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useStoreEvents } from '../../../realtime/useRealtime';
import { useAccessBlocker } from '../../../session/useAccessBlocker';

type WaitingList = ReplyOf<'get_waiting_list'>;

const queryKey = ['waiting-list'];

/** Today's waiting list, kept up to date by the stream. Nothing while the store can't work. */
export function useWaitingList(): UseQueryResult<WaitingList> {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const isBlocked = useAccessBlocker() !== null;
  const reload = useReloadWaiting();
  useStoreEvents((event) => {
    if (isRecordMessage(event) && event.messageData.entity === 'waiting_party') reload();
  });
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => dataProvider.getWaitingList({}, { signal }),
    enabled: !isBlocked,
    refetchInterval: limits.reconcileMs,
  });
}

/** Returns a function that loads the list again, after a change of one's own. */
export function useReloadWaiting(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void queryClient.invalidateQueries({ queryKey }), [queryClient]);
}

const none: readonly WaitingParty[] = [];

/** The parties that still wait, in the order in which they came. */
export const stillWaiting = (list: WaitingList | undefined): readonly WaitingParty[] =>
  list?.data.filter(({ state }) => state === 'waiting') ?? none;
