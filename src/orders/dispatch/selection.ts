import { useSyncExternalStore } from 'react';

/** The order or person that has the focus on cards, in the list of people and on the map. */
export type Focused = { kind: 'order' | 'person'; id: string } | null;

/** Which orders are selected for assignment, and what is focused. Only the affected components are notified. */
export class Selection {
  #picked: ReadonlySet<string> = new Set();
  #focused: Focused = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly picked = (): ReadonlySet<string> => this.#picked;
  readonly focused = (): Focused => this.#focused;

  toggle(id: string): void {
    const next = new Set(this.#picked);
    if (!next.delete(id)) next.add(id);
    this.#pick(next);
  }

  pick(ids: Iterable<string>): void {
    this.#pick(new Set(ids));
  }

  /** Deselects orders that have left the board or are out for delivery. */
  keepOnly(ids: ReadonlySet<string>): void {
    const next = [...this.#picked].filter((id) => ids.has(id));
    if (next.length < this.#picked.size) this.#pick(new Set(next));
  }

  /** Focuses something; clears the focus if it already had it. */
  focus(next: Focused): void {
    const isSame = next?.id === this.#focused?.id;
    this.#focused = isSame ? null : next;
    this.#notify();
  }

  #pick(next: ReadonlySet<string>): void {
    this.#picked = next;
    this.#notify();
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

export const useIsPicked = (selection: Selection, id: string): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.picked().has(id));

export const usePicked = (selection: Selection): ReadonlySet<string> =>
  useSyncExternalStore(selection.subscribe, selection.picked);

export const useFocused = (selection: Selection): Focused =>
  useSyncExternalStore(selection.subscribe, selection.focused);

export const useIsFocused = (selection: Selection, id: string): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.focused()?.id === id);
