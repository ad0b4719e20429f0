import { useRef } from 'react';
import type { Order } from '#contract/entities/order';
import type { DispatchProvider } from '#contract/entities/provider';
import { askingRank } from '../../actions/useDeclinedText';
import { type Fleet, useFleetIds } from '../people/fleet';

/**
 * Returns delivery people in the order in which it would be best to ask them when the list opened; newcomers come last.
 * People move all the time: if the list followed them, a tap or Enter would assign an order to someone else.
 */
export function useSteadyPeople(fleet: Fleet, orders: readonly Order[]): DispatchProvider[] {
  const people = useFleetIds(fleet)
    .flatMap((id) => fleet.person(id) ?? [])
    .sort((a, b) => askingRank(a, orders) - askingRank(b, orders));
  const steady = useRef<readonly string[]>([]);
  steady.current = [...new Set([...steady.current, ...people.map(({ _id }) => _id)])];
  return steady.current.flatMap((id) => fleet.person(id) ?? []);
}
