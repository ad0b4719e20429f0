import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { indexMenu } from '../../components/menuPicker/menuIndex';
import { storeMenuKey } from '../../realtime/useMenuChanges';
import type { OrderCalls } from '../actions/actionCalls';

const freshForMs = 60_000;

/** The menu as it is sold now, arranged for choosing. */
export function useStoreMenu(storeId: string) {
  const calls = useDataProvider() as unknown as OrderCalls;
  const { data, isError, refetch } = useQuery({
    queryKey: [storeMenuKey, storeId],
    queryFn: () => calls.getStoreMenu(),
    staleTime: freshForMs,
    retry: 1,
  });
  const menu = useMemo(() => data && indexMenu(data), [data]);
  return { menu, isError: isError && !menu, refetch };
}
