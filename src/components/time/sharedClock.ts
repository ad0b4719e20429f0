import { useSyncExternalStore } from 'react';

const tickMs = 5_000;
const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = new Date();
    timer = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/**
 * What one clock for the whole page says, read anew every few seconds. The component is drawn again only where
 * the answer differs, so that two hundred cards cost one timer and hardly any drawing.
 *
 * @param read gives a primitive value
 * @example const minutes = useClock((now) => differenceInMinutes(now, order.created_at));
 */
export const useClock = <Value extends string | number | boolean>(read: (now: Date) => Value): Value =>
  useSyncExternalStore(subscribe, () => read(now));
