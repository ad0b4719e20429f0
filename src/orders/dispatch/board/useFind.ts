import { useState } from 'react';
import type { Order } from '#contract/entities/order';
import { fullName } from '#contract/providers/fullName';
import { matchesOrder } from '../../display/matchesOrder';
import { bearerOf } from '../map/routeOf';
import { type Fleet, useFleetIds } from '../people/fleet';

/** The page's current search; usually empty. */
export interface Sought {
  text: string;
  /** Shows only this person's orders; empty for everyone's. */
  personId: string;
}

const everything: Sought = { text: '', personId: '' };

/** Whether an order matches the search text and the chosen delivery person. */
const isSought = (order: Order, { text, personId }: Sought): boolean =>
  (!personId || bearerOf(order) === personId) && matchesOrder(order, text);

/** The search, the matching orders, and the people with orders. */
export function useFind(orders: readonly Order[], fleet: Fleet) {
  const [sought, setSought] = useState<Sought>(everything);
  const found = sought === everything ? orders : orders.filter((order) => isSought(order, sought));
  const bearers = new Set([...orders.map(bearerOf), sought.personId]);
  const people = useFleetIds(fleet)
    .flatMap((id) => (bearers.has(id) ? (fleet.person(id) ?? []) : []))
    .sort((a, b) => fullName(a).localeCompare(fullName(b)));
  const seek = (next: Sought) => setSought(next.text === '' && next.personId === '' ? everything : next);
  return { sought, seek, found, people, hidden: orders.length - found.length, showAll: () => setSought(everything) };
}
