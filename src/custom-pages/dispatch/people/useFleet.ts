import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDataProvider } from 'react-admin';
import type { DispatchProvider } from '#contract/entities/provider';
import { limits } from '#contract/limits';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useConnection, useProviderMoves } from '../../../realtime/useRealtime';
import { Fleet } from './fleet';

/** The store's delivery people, fetched as a whole, and moved by what the server tells in between. */
export function useFleet(): { fleet: Fleet; query: UseQueryResult<DispatchProvider[]> } {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [fleet] = useState(() => new Fleet());
  const { status } = useConnection();
  const query = useQuery({
    queryKey: ['providers', 'dispatch'],
    queryFn: async () => (await dataProvider.getDispatchProviderList()).data,
    refetchInterval: limits.reconcileMs,
    structuralSharing: false,
  });
  const { data, refetch } = query;
  useEffect(() => {
    if (data) fleet.take(data);
  }, [fleet, data]);
  useProviderMoves(({ providers }) => fleet.move(providers));
  // Positions have no numbers: what was told while the line was down is asked for.
  useEffect(() => {
    if (status === 'live') void refetch({ cancelRefetch: false });
  }, [status, refetch]);
  return { fleet, query };
}

export const useFleetIds = (fleet: Fleet): readonly string[] => useSyncExternalStore(fleet.onList, fleet.ids);

/** One delivery person; draws anew only with news of this one. */
export const usePerson = (fleet: Fleet, id: string): DispatchProvider | undefined =>
  useSyncExternalStore(
    (listener) => fleet.onPerson(id, listener),
    () => fleet.person(id),
  );
