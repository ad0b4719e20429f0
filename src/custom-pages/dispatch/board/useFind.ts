import { useState } from 'react';
import type { Order } from '#contract/entities/order';
import { fullName } from '#contract/providers/fullName';
import { bearerOf } from '../map/wayOf';
import type { Fleet } from '../people/fleet';
import { everything, isSought, type Sought } from './findOrders';

/** What the page is narrowed down to, what is left of it, and whose orders there are. */
export function useFind(orders: readonly Order[], fleet: Fleet) {
  const [sought, setSought] = useState<Sought>(everything);
  const found = sought === everything ? orders : orders.filter((order) => isSought(order, sought));
  const bearers = new Set([...orders.map(bearerOf), sought.personId]);
  const people = fleet
    .everybody()
    .filter(({ _id }) => bearers.has(_id))
    .sort((a, b) => fullName(a).localeCompare(fullName(b)));
  const seek = (next: Sought) => setSought(next.text === '' && next.personId === '' ? everything : next);
  return { sought, seek, found, people, hidden: orders.length - found.length, showAll: () => setSought(everything) };
}
