import { createContext, use, useMemo, useSyncExternalStore } from 'react';

export interface Selection {
  subscribe: (listener: () => void) => () => void;
  ids: () => ReadonlySet<string>;
  toggle: (id: string, isSelected: boolean) => void;
  add: (ids: Iterable<string>) => void;
  remove: (ids: Iterable<string>) => void;
  clear: () => void;
}

/** The records chosen on a list, over all its pages. Kept beside React, so that one tick draws one row. */
export function createSelection(): Selection {
  let ids: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const become = (next: ReadonlySet<string>) => {
    ids = next;
    for (const listener of listeners) listener();
  };
  const without = (gone: Iterable<string>) => {
    const left = new Set(ids);
    for (const id of gone) left.delete(id);
    become(left);
  };
  const withThese = (added: Iterable<string>) => become(new Set([...ids, ...added]));
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ids: () => ids,
    toggle: (id, isSelected) => (isSelected ? withThese([id]) : without([id])),
    add: withThese,
    remove: without,
    clear: () => become(new Set()),
  };
}

const SelectionContext = createContext<Selection | null>(null);
export const SelectionProvider = SelectionContext.Provider;

/** The selection of a list that is being mounted. */
export function useNewSelection(): Selection {
  return useMemo(createSelection, []);
}

/** The selection of the list around; `null` where its records cannot be selected. */
export const useSelection = (): Selection | null => use(SelectionContext);

const nobody: ReadonlySet<string> = new Set();
const never = () => () => undefined;

export function useSelectedIds(): ReadonlySet<string> {
  const selection = useSelection();
  return useSyncExternalStore(selection?.subscribe ?? never, selection?.ids ?? (() => nobody));
}

/** Whether a record is selected; draws again only when that changes. */
export function useIsSelected(id: string): boolean {
  const selection = useSelection();
  return useSyncExternalStore(selection?.subscribe ?? never, () => selection?.ids().has(id) ?? false);
}

/** How many of these records are selected: `all`, `some` or `none`. */
export function useSelectedShare(ids: readonly string[]): 'all' | 'some' | 'none' {
  const selection = useSelection();
  return useSyncExternalStore(selection?.subscribe ?? never, () => {
    const chosen = selection?.ids() ?? nobody;
    const count = ids.filter((id) => chosen.has(id)).length;
    if (count === 0) return 'none';
    return count === ids.length ? 'all' : 'some';
  });
}
