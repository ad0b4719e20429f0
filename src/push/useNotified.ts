import { useEffect, useRef } from 'react';
import { onWorkerMessage } from '../service-worker/messages';

/** Calls a handler with the page that a tapped notification is about. */
export function useNotified(open: (path: string) => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => onWorkerMessage((heard) => heard.type === 'open' && latest.current(heard.path)), []);
}
