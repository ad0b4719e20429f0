import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDataProvider } from 'react-admin';
import type { Location } from '#contract/delivery/distance';
import type { DispatchProvider } from '#contract/entities/provider';
import type { ProviderMove } from '#contract/entities/providerMessage';
import { limits } from '#contract/limits';
import { fullName } from '#contract/providers/fullName';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useConnection, useProviderMoves } from '../../../realtime/useRealtime';
import { useSession } from '../../../session/useSession';
import { nearestFirst, stepsAway } from '../../actions/nearestFirst';

/** Whom to ask first; at equal distance, by workload and then by name. */
const byPreference =
  (store: Location | undefined) =>
  (a: DispatchProvider, b: DispatchProvider): number =>
    nearestFirst(store)(a, b) ||
    a.open_orders - b.open_orders ||
    fullName(a).localeCompare(fullName(b)) ||
    a._id.localeCompare(b._id);

/** Merges a fetched list without reverting locations received since. */
function merged(existing: DispatchProvider | undefined, fetched: DispatchProvider): DispatchProvider {
  if (!existing?.located_at || !fetched.located_at || existing.located_at <= fetched.located_at) return fetched;
  return { ...fetched, location: existing.location, located_at: existing.located_at };
}

const isSame = (a: DispatchProvider, b: DispatchProvider): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The delivery people's last known state. Hundreds of them move every few seconds, so a person's subscribers are
 * notified only of that person, the map of everyone who moved, and the list only when its order changes.
 *
 * @param store distances are measured from its location; without it, people are sorted by workload
 */
export class Fleet {
  #people: ReadonlyMap<string, DispatchProvider> = new Map();
  #order: readonly string[] = [];
  readonly #ofPerson = new Map<string, Set<() => void>>();
  readonly #ofList = new Set<() => void>();
  readonly #ofMoves = new Set<(ids: readonly string[]) => void>();
  readonly #store: Location | undefined;

  constructor(store?: Location) {
    this.#store = store;
  }

  readonly person = (id: string): DispatchProvider | undefined => this.#people.get(id);
  /** Ids in list order; the same array while nothing changes. */
  readonly ids = (): readonly string[] => this.#order;
  readonly everybody = (): DispatchProvider[] => this.#order.flatMap((id) => this.#people.get(id) ?? []);

  /** Takes a fetched list. */
  take(fetched: readonly DispatchProvider[]): void {
    const next = new Map(fetched.map((person) => [person._id, merged(this.#people.get(person._id), person)]));
    const ids = new Set([...this.#people.keys(), ...next.keys()]);
    this.#change(
      next,
      [...ids].filter((id) => {
        const [before, now] = [this.#people.get(id), next.get(id)];
        return !before || !now || !isSame(before, now);
      }),
    );
  }

  /** Takes moves and changes of availability. People who aren't on the list wait for its next fetch. */
  move(moves: readonly ProviderMove[]): void {
    const next = new Map(this.#people);
    const changed: string[] = [];
    for (const move of moves) {
      const existing = next.get(move._id);
      if (!existing) continue;
      next.set(move._id, { ...existing, ...move });
      changed.push(move._id);
    }
    if (changed.length > 0) this.#change(next, changed);
  }

  readonly onPerson = (id: string, listener: () => void): (() => void) => {
    const listeners = this.#ofPerson.get(id) ?? new Set();
    this.#ofPerson.set(id, listeners.add(listener));
    return () => listeners.delete(listener);
  };

  readonly onList = (listener: () => void): (() => void) => {
    this.#ofList.add(listener);
    return () => this.#ofList.delete(listener);
  };

  /** Calls back with the ids of everyone who changed. */
  readonly onMoves = (listener: (ids: readonly string[]) => void): (() => void) => {
    this.#ofMoves.add(listener);
    return () => this.#ofMoves.delete(listener);
  };

  #change(next: ReadonlyMap<string, DispatchProvider>, changed: readonly string[]): void {
    const before = this.#people;
    const hasRank = (id: string): boolean => {
      const [was, is] = [before.get(id), next.get(id)];
      if (!was || !is || was.availability !== is.availability || was.open_orders !== is.open_orders) return false;
      return stepsAway(this.#store, was) === stepsAway(this.#store, is);
    };
    const shown = this.#order;
    this.#people = next;
    if (!changed.every(hasRank)) this.#order = [...next.values()].sort(byPreference(this.#store)).map(({ _id }) => _id);
    const isSorted = shown.length === this.#order.length && shown.every((id, index) => id === this.#order[index]);
    if (isSorted) this.#order = shown;
    for (const id of changed) for (const listener of this.#ofPerson.get(id) ?? []) listener();
    if (!isSorted) for (const listener of this.#ofList) listener();
    if (changed.length > 0) for (const listener of this.#ofMoves) listener(changed);
  }
}

/** The store's delivery people: fetched as a list, then updated by the server's messages. */
export function useFleet(): { fleet: Fleet; query: UseQueryResult<DispatchProvider[]> } {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const store = useSession()?.store.location;
  const [fleet] = useState(() => new Fleet(store));
  const { status } = useConnection();
  const query = useQuery({
    queryKey: ['providers', 'dispatch'],
    queryFn: async () => (await dataProvider.getDispatchProviderList()).data,
    refetchInterval: limits.reconcileMs,
    structuralSharing: false,
  });
  const { data, refetch } = query;
  useEffect(() => {
    if (data) fleet.take(data);
  }, [fleet, data]);
  useProviderMoves(({ providers }) => fleet.move(providers));
  // Locations have no sequence numbers, so anything missed while disconnected is fetched.
  useEffect(() => {
    if (status === 'live') void refetch({ cancelRefetch: false });
  }, [status, refetch]);
  return { fleet, query };
}

export const useFleetIds = (fleet: Fleet): readonly string[] => useSyncExternalStore(fleet.onList, fleet.ids);

/** One delivery person; re-renders only when that person changes. */
export const usePerson = (fleet: Fleet, id: string): DispatchProvider | undefined =>
  useSyncExternalStore(
    (listener) => fleet.onPerson(id, listener),
    () => fleet.person(id),
  );
