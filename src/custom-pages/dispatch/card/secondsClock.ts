import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      for (const each of [...listeners]) each();
    }, 1_000);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** Whole seconds until a moment, 0 once it has passed. One timer for all countdowns of the page, and none where there are none. */
export const useSecondsUntil = (instant: string): number =>
  useSyncExternalStore(subscribe, () => Math.max(0, Math.ceil((new Date(instant).getTime() - now) / 1_000)));
