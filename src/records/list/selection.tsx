import { styled } from '@mui/material/styles';
import { createContext, memo, use, useMemo, useSyncExternalStore } from 'react';

export interface Selection {
  subscribe: (listener: () => void) => () => void;
  ids: () => ReadonlySet<string>;
  toggle: (id: string, isSelected: boolean) => void;
  add: (ids: Iterable<string>) => void;
  remove: (ids: Iterable<string>) => void;
  clear: () => void;
}

/** The selected records of a list, across all pages. Kept outside React, so that one tick renders one row. */
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

/** The selection of the surrounding list; `null` if its records can't be selected. */
export const useSelection = (): Selection | null => use(SelectionContext);

const nobody: ReadonlySet<string> = new Set();
const never = () => () => undefined;

export function useSelectedIds(): ReadonlySet<string> {
  const selection = useSelection();
  return useSyncExternalStore(selection?.subscribe ?? never, selection?.ids ?? (() => nobody));
}

/** Whether a record is selected; renders again only when that changes. */
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

/** The browser's own checkbox in a touch-sized target: a hundred of them cost nothing. */
const Target = styled('label')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  cursor: 'pointer',
});

const CheckboxInput = styled('input')(({ theme }) => ({
  inlineSize: 18,
  blockSize: 18,
  margin: 0,
  cursor: 'pointer',
  accentColor: theme.palette.primary.main,
}));

/** Selects one record. */
export const RowCheckbox = memo(function RowCheckbox({ id, label }: { id: string; label: string }) {
  const selection = useSelection();
  const isSelected = useIsSelected(id);
  return (
    <Target>
      <CheckboxInput
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={(event) => selection?.toggle(id, event.target.checked)}
      />
    </Target>
  );
});

/** Selects all of these records, or none of them. */
export const AllCheckbox = ({ ids, label }: { ids: readonly string[]; label: string }) => {
  const selection = useSelection();
  const share = useSelectedShare(ids);
  return (
    <Target>
      <CheckboxInput
        type="checkbox"
        aria-label={label}
        checked={share === 'all'}
        ref={(element) => {
          if (element) element.indeterminate = share === 'some';
        }}
        onChange={() => (share === 'all' ? selection?.remove(ids) : selection?.add(ids))}
      />
    </Target>
  );
};
