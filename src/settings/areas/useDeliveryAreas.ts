import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { DeliveryArea } from '#contract/resources/deliveryAreas';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { raName } from '../../descriptors/resources/index';
import { retriesUnreached } from '../../records/list/retriesUnreached';
import { everyKey, reordered, useEveryRecord } from '../../records/list/useEveryRecord';

/** An area as react-admin has it, with `id` next to `_id`. */
export type ListedArea = DeliveryArea & { id: string };

const inOrder = { field: 'sequence_number', order: 'ASC' as const };

/** The store's areas, in the order in which they are compared with an address. */
export const useDeliveryAreas = () => useEveryRecord<ListedArea>('delivery_areas', { sort: inOrder });

/** How many of the last deliveries the areas cover. Loaded again when an area changes. */
export function useCoverage(areas: readonly ListedArea[] | undefined) {
  const { getDeliveryCoverage } = useDataProvider<StoreDataProvider>();
  const version = areas?.map(({ _id, version: count, is_active }) => `${_id}${count}${is_active}`).join() ?? '';
  return useQuery({
    queryKey: [raName('delivery_areas'), 'coverage', version],
    queryFn: ({ signal }) => getDeliveryCoverage({}, { signal }),
    enabled: areas !== undefined,
    retry: retriesUnreached,
    staleTime: 60_000,
    placeholderData: (before) => before,
  });
}

/**
 * Saves a new order of areas: immediately on screen, reverted if it couldn't be saved.
 *
 * @returns whether it is kept
 */
export function useAreaOrder() {
  const t = useTranslate();
  const { setDeliveryAreaSequence } = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const key = everyKey('delivery_areas');
  return async (ids: string[]): Promise<boolean> => {
    await queryClient.cancelQueries({ queryKey: key });
    const before = queryClient.getQueryData<ListedArea[]>(key);
    queryClient.setQueryData<ListedArea[]>(key, (areas) => areas && reordered(areas, ids));
    try {
      await setDeliveryAreaSequence({ ids });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      queryClient.setQueryData(key, before);
      notify(t('recordLists.change.failed', { reason: t(errorText(error)) }), { type: 'error' });
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: [raName('delivery_areas')] });
    }
    return true;
  };
}
