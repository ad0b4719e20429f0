import type { useSortable } from '@dnd-kit/sortable';
import { createContext, type KeyboardEvent, use } from 'react';
import type { SortGroup } from './arrangement';

type Sortable = ReturnType<typeof useSortable>;

/** Passes a row to the handle that moves it. */
export const RowContext = createContext<({ id: string } & Pick<Sortable, 'listeners' | 'setActivatorNodeRef'>) | null>(
  null,
);

/** State of a board, for its rows and handles. */
export interface Sorting {
  /** As they stand on the screen: with the row that is being moved where it would go. */
  groups: readonly SortGroup[];
  nameOf: (id: string) => string;
  /** The row that is lifted, by finger or key. */
  liftedId: string | null;
  /** Nothing can be moved now; handles are not shown. */
  isDisabled: boolean;
  /** DOM id of a row's handle, and of the text that says how it works. */
  handleId: (id: string) => string;
  howId: string;
  onKey: (id: string, event: KeyboardEvent) => void;
  /** The focus left a handle: what was lifted by key is put down where it is. */
  onLeave: () => void;
}

export const SortContext = createContext<Sorting | null>(null);

export function useSorting(): Sorting {
  const sorting = use(SortContext);
  if (!sorting) throw new Error('SortableBoard is missing above this component');
  return sorting;
}
