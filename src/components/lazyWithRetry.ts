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

/** Whether a part of the app that the user asked for is loading. */
export const useIsLoadingPart = (): boolean => useSyncExternalStore(subscribe, () => count > 0);

/**
 * Waits between tries, in ms: a server that restarts is back within them. After the last one, the failure is shown. A
 * part that no one waits for is retried until it loads, because a page must not fail because of it.
 */
const lastWait = 8_000;
const waits = [500, 1_000, 2_000, 4_000, lastWait, lastWait, lastWait];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Apart: the sign-in page seldom needs to know. Each page of the admin area has it loaded from its start. */
const isOutdated = (): Promise<boolean> =>
  import('../config/newVersion').then(({ lookForNewVersion }) => lookForNewVersion()).catch(() => false);

/** The server has a newer version, and this part of the one here no more. */
class OutdatedError extends Error {}

/**
 * Leaves a part that the server no longer has pending, instead of failing or trying again: a notice offers the
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
 * A promise that React finds fulfilled the moment it looks. After a true promise it would first draw the fallback, and
 * then keep that on screen for up to 300 ms.
 */
const fulfilled = <Value>(value: Value): Promise<Value> =>
  // biome-ignore lint/suspicious/noThenProperty: React calls it at once, which is the point
  ({ then: (take: (value: Value) => void) => take(value) }) as unknown as Promise<Value>;

/** A component whose code loads with its first use. */
// biome-ignore lint/suspicious/noExplicitAny: as in React's own type of lazy; the component's props are inferred
export type LazyPart<Part extends ComponentType<any> = ComponentType> = LazyExoticComponent<Part> & {
  /**
   * Loads the code before its first use, which then needn't wait. A prefetch by `import()` alone isn't enough: React would
   * still draw the fallback, and keep it for 300 ms. Rejects if the server is away.
   */
  ahead: () => Promise<void>;
};

/**
 * A component whose code loads with its first use, with retries while the server can't be reached. The page keeps what
 * it shows until then.
 * @param options.isAside no one waits for it: the loading bar ignores it, and its failure is never shown
 */
// biome-ignore lint/suspicious/noExplicitAny: as in React's own type of lazy; the component's props are inferred
export const lazyWithRetry = <Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
  { isAside = false } = {},
): LazyPart<Part> => {
  let loaded: { default: Part } | undefined;
  const fetchPart = () => unlessOutdated(isAside ? loadPatiently(load, true) : noteLoading(loadPatiently(load, false)));
  return Object.assign(
    lazy(() => (loaded ? fulfilled(loaded) : fetchPart())),
    {
      ahead: async () => {
        loaded ??= await load();
      },
    },
  );
};
