import { useSyncExternalStore } from 'react';

/** How often a clock updates: on each full minute, as wall clocks do, or on each full second. */
export type Pace = 'minute' | 'second';

const lengths: Record<Pace, number> = { minute: 60_000, second: 1_000 };
const listeners: Record<Pace, Set<() => void>> = { minute: new Set(), second: new Set() };
let timer: ReturnType<typeof setTimeout> | undefined;
let minute = 0;

let present: Date | undefined;

/**
 * The current time, the same for everything that renders together: React reads each value twice and expects it to be
 * equal.
 */
function now(): Date {
  if (!present) {
    present = new Date();
    queueMicrotask(() => {
      present = undefined;
    });
  }
  return present;
}

const minuteNow = () => Math.floor(Date.now() / lengths.minute);

/** How many listeners are called in one task: two hundred cards that update together mustn't delay a tap. */
const batch = 40;

function notifyListeners(all: readonly (() => void)[]): void {
  for (const listener of all.slice(0, batch)) listener();
  if (all.length > batch) setTimeout(() => notifyListeners(all.slice(batch)), 0);
}

function schedule(): void {
  clearTimeout(timer);
  const length = lengths[listeners.second.size > 0 ? 'second' : 'minute'];
  timer = setTimeout(tick, length - (Date.now() % length));
}

function tick(): void {
  present = undefined;
  notifyListeners([...listeners.second]);
  if (minuteNow() !== minute) notifyListeners([...listeners.minute]);
  minute = minuteNow();
  schedule();
}

/** A page that becomes visible again shows the current time immediately. */
function onVisible(): void {
  minute = 0;
  tick();
}

const subscribeAt = (pace: Pace) => (listener: () => void) => {
  const isFirst = listeners.minute.size + listeners.second.size === 0;
  const isFaster = pace === 'second' && listeners.second.size === 0;
  listeners[pace].add(listener);
  if (isFirst) {
    minute = minuteNow();
    document.addEventListener('visibilitychange', onVisible);
  }
  if (isFirst || isFaster) schedule();
  return () => {
    listeners[pace].delete(listener);
    if (listeners.minute.size + listeners.second.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
};

const subscribe: Record<Pace, (listener: () => void) => () => void> = {
  minute: subscribeAt('minute'),
  second: subscribeAt('second'),
};

/**
 * Reads a clock that the whole page shares. The component renders again only when its value changes, so that two
 * hundred cards need one timer and few renders.
 *
 * @param read returns a primitive value
 * @param pace `second` only where seconds are shown, or where a few of them matter
 * @example const minutes = useClock((now) => differenceInMinutes(now, order.created_at));
 */
export const useClock = <Value extends string | number | boolean>(
  read: (now: Date) => Value,
  pace: Pace = 'minute',
): Value => useSyncExternalStore(subscribe[pace], () => read(now()));
