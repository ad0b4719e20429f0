import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { limits } from '#contract/limits';
import { isOrderMessage } from '#contract/stream';
import { useProviderMoves, useStoreEvents } from '../../../realtime/useRealtime';
import { patchListed } from '../../../records/list/listCache';
import { raName } from '../../index';

/** Orders move many at a time: what follows of them is loaded once. */
const gatherMs = 1_000;

/**
 * Keeps delivery people on the screen current: who is on a job follows from the orders, and positions age by themselves.
 * Changes of the people themselves are told apart, and loaded by the frame.
 */
export function useLiveProviders(): void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const load = () => {
    timer.current = undefined;
    // What is open in a form stays as it was opened.
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
  // Where they are, and whether they are at work, comes beside the stream: put into the rows as it comes.
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
