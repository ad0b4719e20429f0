/** Who can pause orders: as in the calls' permissions. */
export const servicePermissions = ['store/order', 'store/store_time_setting'] as const;

let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (isOpen === next) return;
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Opens the panel for pausing orders from anywhere: the bar, the palette, a shortcut. */
export const openService = (): void => set(true);
export const closeService = (): void => set(false);
export const isServiceOpen = (): boolean => isOpen;

/** @returns a function that unsubscribes */
export function onServiceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
