import type { useSortable } from '@dnd-kit/sortable';
import { createContext } from 'react';

type Sortable = ReturnType<typeof useSortable>;

/** What a row gives to the handle that moves it. */
export const RowContext = createContext<({ id: string } & Pick<Sortable, 'listeners' | 'setActivatorNodeRef'>) | null>(
  null,
);
