import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isMenuMessage } from '#contract/stream';
import { type ResourceName, raName, resources } from '../resources/index';
import { useStoreEvents } from './useRealtime';

/** Changes that come together are loaded once. */
const gatherMs = 200;

/** First part of the key under which the whole menu is kept, for taking an order. */
export const storeMenuKey = 'store-menu';

const resourceOf = (entity: string): ResourceName | undefined =>
  (Object.keys(resources) as ResourceName[]).find((name) => resources[name].entity === entity);

/** What counts records of a kind is no more right once these change. */
const counting: Partial<Record<ResourceName, readonly ResourceName[]>> = {
  items: ['sub_categories', 'modifier_groups'],
  sub_categories: ['categories'],
};

/**
 * Loads lists and menus anew when somebody changed the menu. A record that is open in a form is left as it was
 * loaded: what is being typed must not change under its writer, who is told when it is saved. Use it once, in the frame.
 */
export function useMenuChanges(): void {
  const queryClient = useQueryClient();
  const waiting = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  useStoreEvents((event) => {
    if (!isMenuMessage(event)) return;
    const resource = resourceOf(event.messageData.entity);
    if (!resource) return;
    for (const name of [resource, ...(counting[resource] ?? [])]) waiting.current.add(raName(name));
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      for (const name of waiting.current) {
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [key, method] }) => key === name && method !== 'getOne',
        });
        void queryClient.invalidateQueries({ queryKey: [name, 'getOne'], refetchType: 'none' });
      }
      waiting.current.clear();
      void queryClient.invalidateQueries({ queryKey: [storeMenuKey] });
    }, gatherMs);
  });
}
