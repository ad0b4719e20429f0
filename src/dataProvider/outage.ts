import { pause } from './pause';

/** A period in which the server answers but can't work, because its database is unavailable. */
export interface Outage {
  /** Milliseconds of the epoch. */
  since: number;
}

const probeTimeoutMs = 3_000;
/** A hidden tab probes this many times, then waits until it is visible again. */
const hiddenProbesMax = 60;
const retryAfterDefault = 1;
const retryAfterMax = 10;

let outage: Outage | null = null;
let isProbing = false;
const changeListeners = new Set<() => void>();
const recoveryListeners = new Set<() => void>();

function addTo(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Calls back when an outage starts and when it ends. Returns a function that stops it. */
export const onOutageChange = (listener: () => void): (() => void) => addTo(changeListeners, listener);

/** Calls back each time the server recovers from an outage. Returns a function that stops it. */
export const onRecovery = (listener: () => void): (() => void) => addTo(recoveryListeners, listener);

/** The current outage, if any. */
export const currentOutage = (): Outage | null => outage;

function set(next: Outage | null): void {
  outage = next;
  for (const listener of [...changeListeners]) listener();
}

/** Asks the server whether it can work. `unreachable`: no answer arrived, so the connection is lost. */
async function probe(): Promise<'ready' | 'unavailable' | 'unreachable'> {
  try {
    const { status } = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) });
    return status < 500 ? 'ready' : 'unavailable';
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'unavailable' : 'unreachable';
  }
}

const becomesVisible = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

/** Probes until the outage is over. Jitter spreads the load from many stores' tabs. */
async function probeUntilOver(retryAfterMs: number): Promise<void> {
  let hiddenProbes = 0;
  let answer: Awaited<ReturnType<typeof probe>> = 'unavailable';
  while (answer === 'unavailable') {
    await pause(retryAfterMs * (0.75 + Math.random() / 4));
    hiddenProbes = document.hidden ? hiddenProbes + 1 : 0;
    if (hiddenProbes > hiddenProbesMax) await becomesVisible();
    answer = await probe();
  }
  // A lost connection has its own indicators and its own recovery.
  set(null);
  if (answer === 'ready') for (const listener of [...recoveryListeners]) listener();
}

/**
 * Records that the server answered 503. The outage lasts until `/readyz` reports that the server can work again.
 *
 * @param retryAfter seconds to wait before the next try, as the server asked
 */
export function reportOutage(retryAfter = retryAfterDefault): void {
  if (outage) return;
  set({ since: Date.now() });
  void probeUntilOver(Math.min(Math.max(retryAfter, retryAfterDefault), retryAfterMax) * 1_000);
}

/** Checks once whether a quiet server can still work. If it can't, an outage starts. */
export async function checkServer(): Promise<void> {
  if (outage || isProbing) return;
  isProbing = true;
  const answer = await probe();
  isProbing = false;
  if (answer === 'unavailable') reportOutage();
}

/** Resolves as soon as no outage is left. */
export function outageOver(signal?: AbortSignal): Promise<void> {
  if (!outage) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      stop();
      signal?.removeEventListener('abort', abort);
      end();
    };
    const abort = () => settle(() => reject(signal?.reason));
    const stop = onOutageChange(() => {
      if (!outage) settle(resolve);
    });
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
