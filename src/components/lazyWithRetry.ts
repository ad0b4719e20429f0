import { type ComponentType, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Marks code that the user is waiting for as loading until it has loaded. */
export function noteLoading<Part>(part: Promise<Part>): Promise<Part> {
  change(1);
  return part.finally(() => change(-1));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether code that the user is waiting for is loading. */
export const useIsLoadingPart = (): boolean => useSyncExternalStore(subscribe, () => count > 0);

/**
 * Delays between attempts, in ms. A server that restarts is back within them. After the last one, the error is shown.
 * Code that no one waits for is retried until it loads, because a page mustn't fail because of it.
 */
const lastWait = 8_000;
const waits = [500, 1_000, 2_000, 4_000, lastWait, lastWait, lastWait];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Loaded separately: the sign-in page seldom needs it, and admin pages load it at the start. */
const isOutdated = (): Promise<boolean> =>
  import('../config/newVersion').then(({ lookForNewVersion }) => lookForNewVersion()).catch(() => false);

/** The server has a newer version and no longer has this file. */
class OutdatedError extends Error {}

/**
 * Leaves an import pending if the server no longer has the file, instead of failing or retrying: a notice offers the
 * newer version.
 */
const unlessOutdated = <Part>(loading: Promise<Part>): Promise<Part> =>
  loading.catch((error) =>
    error instanceof OutdatedError ? new Promise<never>(() => undefined) : Promise.reject(error),
  );

async function loadPatiently<Part>(load: () => Promise<Part>, isAside: boolean): Promise<Part> {
  for (let tries = 0; isAside || tries < waits.length; tries += 1) {
    try {
      return await load();
    } catch {
      if (await isOutdated()) throw new OutdatedError();
      await pause(waits[tries] ?? lastWait);
    }
  }
  return load();
}

/**
 * A thenable that React treats as already fulfilled. For a real promise, React would render the fallback first and keep
 * it for up to 300 ms.
 */
const fulfilled = <Value>(value: Value): Promise<Value> =>
  // biome-ignore lint/suspicious/noThenProperty: React calls it at once, which is the point
  ({ then: (take: (value: Value) => void) => take(value) }) as unknown as Promise<Value>;

/** A component whose code loads on first use. */
// biome-ignore lint/suspicious/noExplicitAny: as in React's own type of lazy; the component's props are inferred
export type LazyPart<Part extends ComponentType<any> = ComponentType> = LazyExoticComponent<Part> & {
  /**
   * Loads the code before its first use, which then doesn't wait. A prefetch with `import()` alone isn't enough: React
   * would still render the fallback and keep it for 300 ms. Rejects if the server can't be reached.
   */
  prefetch: () => Promise<void>;
};

/**
 * A component whose code loads on first use, with retries while the server can't be reached. Until then, the page
 * doesn't change.
 *
 * @param options.isAside no one waits for it: the loading bar ignores it, and its failure is never shown
 */
// biome-ignore lint/suspicious/noExplicitAny: as in React's own type of lazy; the component's props are inferred
export const lazyWithRetry = <Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
  { isAside = false } = {},
): LazyPart<Part> => {
  let loaded: { default: Part } | undefined;
  let isPrefetched: (part: { default: Part }) => void = () => undefined;
  const prefetched = new Promise<{ default: Part }>((resolve) => {
    isPrefetched = resolve;
  });
  const fetchPart = () => unlessOutdated(isAside ? loadPatiently(load, true) : noteLoading(loadPatiently(load, false)));
  return Object.assign(
    // A prefetch that succeeds ends the pause before the next attempt.
    lazy(() => (loaded ? fulfilled(loaded) : Promise.race([fetchPart(), prefetched]))),
    {
      prefetch: async () => {
        loaded ??= await load();
        isPrefetched(loaded);
      },
    },
  );
};
