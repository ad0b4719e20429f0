import { type ComponentType, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Notes that a part of the program is on its way, for as long as it is. */
function noteLoading<Part>(part: Promise<Part>): Promise<Part> {
  change(1);
  return part.finally(() => change(-1));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a part of the program that somebody asked for is on its way. */
export const useIsLoadingPart = (): boolean => useSyncExternalStore(subscribe, () => count > 0);

/** Waits between tries, in ms: a server that restarts is back within them. After the last the failure is shown. */
const waits = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Apart: the sign-in page seldom needs to know. Each page of the admin area has it loaded from its start. */
const isOutdated = (): Promise<boolean> =>
  import('../config/newVersion').then(({ lookForNewVersion }) => lookForNewVersion()).catch(() => false);

/** The server has a newer version, and this part of the one here no more. */
class OutdatedError extends Error {}

/** What the server has no more is not waited for any longer, and no crash either: a notice offers the newer version. */
const unlessOutdated = <Part>(loading: Promise<Part>): Promise<Part> =>
  loading.catch((error) =>
    error instanceof OutdatedError ? new Promise<never>(() => undefined) : Promise.reject(error),
  );

async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const wait of waits) {
    try {
      return await load();
    } catch {
      if (await isOutdated()) throw new OutdatedError();
      await pause(wait);
    }
  }
  return load();
}

/**
 * A component whose code loads with its first use, and is asked for again where the server is away: the page keeps
 * what it shows meanwhile.
 *
 * @param options.isAside nobody waits for it: the loading bar takes no notice
 */
// biome-ignore lint/suspicious/noExplicitAny: as in React's own type of lazy; the component's props are inferred
export const lazyWithRetry = <Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
  { isAside = false } = {},
): LazyExoticComponent<Part> =>
  lazy(() => unlessOutdated(isAside ? loadPatiently(load) : noteLoading(loadPatiently(load))));
