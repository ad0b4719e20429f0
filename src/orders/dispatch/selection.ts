import { useSyncExternalStore } from 'react';

/** What is looked at on cards, in the list of people and on the map alike. */
export type Focused = { kind: 'order' | 'person'; id: string } | null;

/** Which orders are picked to be assigned together, and what is looked at; whoever shows one of them is told alone. */
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

  /** Orders that left the board, or are on delivery, are picked no more. */
  keepOnly(ids: ReadonlySet<string>): void {
    const next = [...this.#picked].filter((id) => ids.has(id));
    if (next.length < this.#picked.size) this.#pick(new Set(next));
  }

  /** Looks at something; at nothing where it was looked at already. */
  focus(next: Focused): void {
    const isSame = next?.id === this.#focused?.id;
    this.#focused = isSame ? null : next;
    this.#tell();
  }

  #pick(next: ReadonlySet<string>): void {
    this.#picked = next;
    this.#tell();
  }

  #tell(): void {
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
