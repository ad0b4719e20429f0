import type { useDraggable } from '@dnd-kit/core';
import { createContext } from 'react';

type Draggable = ReturnType<typeof useDraggable>;

/** What a card gives to the grip by which finger and keyboard take it. */
export const GripContext = createContext<Pick<Draggable, 'listeners' | 'attributes' | 'setActivatorNodeRef'> | null>(
  null,
);
