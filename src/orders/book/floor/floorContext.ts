import { createContext, use } from 'react';

/** Operations on tables for the parts of the floor. The same functions for as long as it is open. */
export interface FloorActions {
  /** A tap or Enter on a table: chooses its booking, moves the chosen booking there, or seats guests. */
  choose: (tableId: string) => void;
}

export const FloorContext = createContext<FloorActions | null>(null);

export function useFloor(): FloorActions {
  const actions = use(FloorContext);
  if (!actions) throw new Error('FloorContext is missing above this component');
  return actions;
}
