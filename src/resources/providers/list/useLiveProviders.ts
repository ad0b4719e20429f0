import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { limits } from '#contract/limits';
import { isOrderMessage } from '#contract/stream';
import { raName } from '../../../descriptors/resources/index';
import { useProviderMoves, useStoreEvents } from '../../../realtime/useRealtime';
import { patchListed } from '../../../records/list/listCache';

/** Many orders move at a time: what depends on them is reloaded once. */
const gatherMs = 1_000;

/**
 * Keeps delivery people on screen current: who is on a delivery follows from the orders, and positions age. The shell
 * reloads changes of the people themselves.
 */
export function useLiveProviders(): void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const load = () => {
    timer.current = undefined;
    // An open form stays as it was opened.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [name, method] }) => name === raName('providers') && method !== 'getOne',
    });
  };
  const latest = useRef(load);
  latest.current = load;
  useStoreEvents((event) => {
    if (!isOrderMessage(event) || event.messageData.change.axis !== 'delivery') return;
    timer.current ??= setTimeout(() => latest.current(), gatherMs);
  });
  // Positions and availability arrive outside the stream and go straight into the rows.
  useProviderMoves(({ providers }) => {
    for (const { _id, ...move } of providers) {
      patchListed(queryClient, raName('providers'), _id, (record) => ({ ...record, ...move }));
    }
  });
  useEffect(() => {
    const every = setInterval(() => document.visibilityState === 'visible' && latest.current(), limits.reconcileMs);
    return () => {
      clearInterval(every);
      clearTimeout(timer.current);
    };
  }, []);
}
