import { createContext, use } from 'react';
import type { Order } from '#contract/entities/order';
import type { DispatchProvider } from '#contract/entities/provider';
import type { Fleet } from './people/fleet';
import type { Selection } from './selection';

/** How cards, people and the map interact. The object stays the same while the page is open. */
export interface Dispatching {
  selection: Selection;
  fleet: Fleet;
  /** Offers orders to a person, or each to the nearest available one if none is named. */
  assign: (orders: readonly Order[], person: DispatchProvider | null) => void;
  /** Opens the people picker for these orders. */
  choose: (orders: readonly Order[]) => void;
  /** The given orders as the board shows them now; those that have left it are omitted. */
  ordersOf: (ids: Iterable<string>) => Order[];
}

export const DispatchContext = createContext<Dispatching | null>(null);

export function useDispatching(): Dispatching {
  const dispatching = use(DispatchContext);
  if (!dispatching) throw new Error('DispatchContext is missing above this component');
  return dispatching;
}
