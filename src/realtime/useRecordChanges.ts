import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { menuEntities } from '#contract/entities/menuEntities';
import type { RecordEntity } from '#contract/entities/recordMessage';
import { isRecordMessage } from '#contract/stream';
import type { StoreDataProvider } from '../dataProvider/index';
import { type ResourceName, raName, registered, resourceByEntity } from '../descriptors/resources/index';
import { useConnection, useStoreEvents } from './useRealtime';

/** Changes within this time are loaded once. */
const gatherMs = 200;

/** First part of the query key of the whole menu, used for taking orders. */
export const storeMenuKey = 'store-menu';

/** Query options of the menu for taking orders. */
export const storeMenuQuery = (dataProvider: StoreDataProvider, storeId: string | undefined) => ({
  queryKey: [storeMenuKey, storeId],
  queryFn: () => dataProvider.getStoreMenu(),
  staleTime: 60_000,
  retry: 1,
});

/** Entities that the menu for taking orders shows. */
const ofStoreMenu: readonly RecordEntity[] = [...menuEntities, 'table', 'table_combination'];

/** Resources whose counts become wrong when these records change. */
const counting: Partial<Record<ResourceName, readonly ResourceName[]>> = {
  items: ['sub_categories', 'modifier_groups'],
  sub_categories: ['categories'],
};

/**
 * Reloads lists, and the menu for taking orders, when someone changes their records. A record that is open in a form
 * isn't reloaded, because its text must not change while the user types; saving it reports the conflict. Use it once, in
 * the frame.
 */
export function useRecordChanges(): void {
  const queryClient = useQueryClient();
  const waiting = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // What a page fetched before the stream began, most of all with its early call, may have changed in between without
  // a message. Afterwards the stream has no gaps.
  const isLive = useConnection().status === 'live';
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isLive || hasBegun.current) return;
    hasBegun.current = true;
    const names = new Set(registered.map((resource) => resource.raName));
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [key, method] }) =>
        key === storeMenuKey || (names.has(String(key)) && method !== 'getOne'),
    });
  }, [isLive, queryClient]);

  useStoreEvents((event) => {
    if (!isRecordMessage(event)) return;
    const { entity } = event.messageData;
    const resource = resourceByEntity(entity)?.name;
    if (!resource) return;
    for (const name of [resource, ...(counting[resource] ?? [])]) waiting.current.add(raName(name));
    if (ofStoreMenu.includes(entity)) waiting.current.add(storeMenuKey);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      for (const name of waiting.current) {
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [key, method] }) => key === name && method !== 'getOne',
        });
        void queryClient.invalidateQueries({ queryKey: [name, 'getOne'], refetchType: 'none' });
      }
      waiting.current.clear();
    }, gatherMs);
  });
}
