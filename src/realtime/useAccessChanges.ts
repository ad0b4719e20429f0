import { useEffect, useRef } from 'react';
import { accessChangedCode, isMenuMessage } from '#contract/stream';
import { useConnection, useStoreEvents } from './useRealtime';

/** Calls back when what this account may do, or what its store decided, has changed, and when it may have while the page was cut off. */
export function useAccessChanges(review: () => void): void {
  const { status } = useConnection();
  const wasAway = useRef(false);
  const latest = useRef(review);
  useEffect(() => {
    latest.current = review;
  });
  useStoreEvents((event) => {
    const isOfStore = isMenuMessage(event) && event.messageData.entity === 'store';
    if (isOfStore || event.messageCode === accessChangedCode) latest.current();
  });
  useEffect(() => {
    if (status === 'live' && wasAway.current) latest.current();
    wasAway.current = status === 'cut_off' || (wasAway.current && status !== 'live');
  }, [status]);
}
