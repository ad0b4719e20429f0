import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { RefusedRequest } from '#contract/entities/refusedRequest';
import { limits } from '#contract/limits';
import { isRecordMessage } from '#contract/stream';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useStoreEvents } from '../../../realtime/useRealtime';

const queryKey = ['refused-requests'];
const none: readonly RefusedRequest[] = [];

/** Today's refused requests whose time hasn't passed, kept up to date by the stream. */
export function useRefusedRequests(): { requests: readonly RefusedRequest[]; reload: () => void } {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const reload = useCallback(() => void queryClient.invalidateQueries({ queryKey }), [queryClient]);
  useStoreEvents((event) => {
    if (isRecordMessage(event) && event.messageData.entity === 'refused_request') reload();
  });
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await dataProvider.getRefusedRequestList({}, { signal })).data,
    refetchInterval: limits.reconcileMs,
  });
  return { requests: data ?? none, reload };
}
