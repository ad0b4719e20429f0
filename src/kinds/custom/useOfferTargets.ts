import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../dataProvider/index';

const freshMs = 60_000;

/** The menu that offers are for, with the names of what customers can see; empty while it loads. */
export function useOfferTargets() {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data, isPending } = useQuery({
    queryKey: ['offers', 'menu'],
    queryFn: () => dataProvider.getStoreMenu(),
    staleTime: freshMs,
  });
  const names = useMemo(
    () => new Map([...(data?.items ?? []), ...(data?.sub_categories ?? [])].map(({ _id, name }) => [_id, name])),
    [data],
  );
  const nameOf = useCallback(
    (id: string): string => {
      const name = names.get(id);
      if (name) return text(name);
      return isPending ? '…' : t('offers.targets.gone');
    },
    [names, text, t, isPending],
  );
  return { items: data?.items ?? [], subCategories: data?.sub_categories ?? [], nameOf };
}
