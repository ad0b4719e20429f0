import { createContext, use, useSyncExternalStore } from 'react';

/** The open menu: its order and its button. */
export interface OpenedMenu {
  orderId: string;
  anchor: HTMLElement;
}

/**
 * Which order's menu is open. The board holds it, not the card: an order that moves on is rendered again in another
 * column, and its menu must not disappear with the old card.
 */
export class OpenMenu {
  #opened: OpenedMenu | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly opened = (): OpenedMenu | null => this.#opened;

  readonly open = (orderId: string, anchor: HTMLElement): void => this.#set({ orderId, anchor });

  readonly close = (): void => this.#set(null);

  #set(opened: OpenedMenu | null): void {
    this.#opened = opened;
    for (const listener of this.#listeners) listener();
  }
}

export const OpenMenuContext = createContext<OpenMenu | null>(null);

export function useOpenMenu(): OpenMenu {
  const menu = use(OpenMenuContext);
  if (!menu) throw new Error('OpenMenuContext is missing above this component');
  return menu;
}

/** Whether this order's menu is open; re-renders only when that changes. */
export function useIsMenuOpen(orderId: string): boolean {
  const menu = useOpenMenu();
  return useSyncExternalStore(menu.subscribe, () => menu.opened()?.orderId === orderId);
}
