import type { useSortable } from '@dnd-kit/sortable';
import { createContext, type KeyboardEvent, use } from 'react';
import type { SortGroup } from './arrangement';

type Sortable = ReturnType<typeof useSortable>;

/** Passes a row to the handle that moves it. */
export const RowContext = createContext<({ id: string } & Pick<Sortable, 'listeners' | 'setActivatorNodeRef'>) | null>(
  null,
);

/** A board's state, for its rows and handles. */
export interface Sorting {
  /** The groups as shown: the moved row is where it would be dropped. */
  groups: readonly SortGroup[];
  nameOf: (id: string) => string;
  /** The row that is being moved, by pointer or keyboard. */
  liftedId: string | null;
  /** Nothing can be moved now, and handles are hidden. */
  isDisabled: boolean;
  /** DOM IDs of a row's handle, and of the text that explains it. */
  handleId: (id: string) => string;
  howId: string;
  onKey: (id: string, event: KeyboardEvent) => void;
  /** Called when the focus leaves a handle: a row moved by keyboard is dropped where it is. */
  onLeave: () => void;
}

export const SortContext = createContext<Sorting | null>(null);

export function useSorting(): Sorting {
  const sorting = use(SortContext);
  if (!sorting) throw new Error('SortableBoard is missing above this component');
  return sorting;
}
