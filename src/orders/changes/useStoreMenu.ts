import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { indexMenu } from '../../components/menuPicker/menuIndex';
import type { StoreDataProvider } from '../../dataProvider/index';
import { storeMenuKey } from '../../realtime/useMenuChanges';

const freshForMs = 60_000;

/** The menu as it is sold now, arranged for choosing. */
export function useStoreMenu(storeId: string) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data, isError, refetch } = useQuery({
    queryKey: [storeMenuKey, storeId],
    queryFn: () => dataProvider.getStoreMenu(),
    staleTime: freshForMs,
    retry: 1,
  });
  const menu = useMemo(() => data && indexMenu(data), [data]);
  return { menu, isError: isError && !menu, refetch };
}
