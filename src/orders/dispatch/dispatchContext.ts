import { createContext, use } from 'react';
import type { Order } from '#contract/entities/order';
import type { DispatchProvider } from '#contract/entities/provider';
import type { Fleet } from './people/fleet';
import type { Selection } from './selection';

/** What cards, people and the map do with each other. All of it stays the same object for as long as the page lives. */
export interface Dispatching {
  selection: Selection;
  fleet: Fleet;
  /** Offers orders to a person; to the nearest free one each where nobody is named. */
  assign: (orders: readonly Order[], person: DispatchProvider | null) => void;
  /** Opens the list of people to choose one for these orders. */
  choose: (orders: readonly Order[]) => void;
  /** Orders as the board shows them now, by id; those that left it are left out. */
  ordersOf: (ids: Iterable<string>) => Order[];
}

export const DispatchContext = createContext<Dispatching | null>(null);

export function useDispatching(): Dispatching {
  const dispatching = use(DispatchContext);
  if (!dispatching) throw new Error('DispatchContext is missing above this component');
  return dispatching;
}
