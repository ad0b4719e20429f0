import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import type { StoreDataProvider } from '../../dataProvider/index';

const freshMs = 60_000;

type MapReply = ReplyOf<'get_delivery_map'>;
/** An area that a location can be set in. */
type MapArea = MapReply['areas'][number] & { is_active: true };

const none: MapArea[] = [];

/** The store's areas, for a map on which to set a location. Empty until they are loaded: the map works without them. */
export function useDeliveryMap(): { areas: readonly MapArea[]; isByRadius: boolean } {
  const { getDeliveryMap } = useDataProvider<StoreDataProvider>();
  const { data } = useQuery({
    queryKey: ['delivery_map'],
    queryFn: ({ signal }) => getDeliveryMap({}, { signal }),
    staleTime: freshMs,
    retry: false,
  });
  const areas = useMemo(() => data?.areas.map((area) => ({ ...area, is_active: true as const })) ?? none, [data]);
  return { areas, isByRadius: data?.has_areas === false };
}
