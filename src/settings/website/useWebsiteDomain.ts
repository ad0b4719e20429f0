import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { WebsiteDomain } from '#contract/entities/websiteDomain';
import { isRecordMessage } from '#contract/stream';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useStoreEvents } from '../../realtime/useRealtime';

const queryKey = ['website_domain'] as const;
/** While a record is awaited, the server checks every few seconds. */
const pollMs = 4_000;

/** The domain of the store's website, kept current while its record is awaited. */
export function useWebsiteDomain() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => dataProvider.getWebsiteDomain(),
    refetchInterval: ({ state }) => (state.data?.domain?.state === 'waiting' ? pollMs : false),
  });
  useStoreEvents((event) => {
    if (isRecordMessage(event) && event.messageData.entity === 'store') void refetch();
  });
  return {
    /** `undefined` until it is known; `null` if there is none. */
    domain: data?.domain,
    isError,
    refetch,
    show: (reply: { domain: WebsiteDomain | null }) => client.setQueryData(queryKey, { domain: reply.domain }),
  };
}
