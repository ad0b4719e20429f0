import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Notes that a part of the program is on its way, for as long as it is. */
export function noteLoading<Part>(part: Promise<Part>): Promise<Part> {
  change(1);
  return part.finally(() => change(-1));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a part of the program that somebody asked for is on its way. */
export const useIsLoadingPart = (): boolean => useSyncExternalStore(subscribe, () => count > 0);
