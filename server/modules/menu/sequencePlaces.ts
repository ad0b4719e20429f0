import { limits } from '#contract/limits';

interface Placed {
  id: string;
  sequence_number: number;
}

/**
 * New places for some of a list's records, among the places that they hold. Records that share a place are parted, and
 * those behind move on as far as that needs. At the
 * largest place those before move up.
 *
 * @param all every record of the list, in its order
 * @param ids some of them, each once, in the order wanted
 * @returns those whose place changes
 * @example sequencePlaces([{ id: 'a', sequence_number: 1 }, { id: 'b', sequence_number: 5 }], ['b', 'a'])
 * // [{ id: 'b', sequence_number: 1 }, { id: 'a', sequence_number: 5 }]
 */
export function sequencePlaces(all: readonly Placed[], ids: readonly string[]): Placed[] {
  const moving = new Set(ids);
  const placeOf = new Map(all.map(({ id, sequence_number }) => [id, sequence_number]));
  let next = 0;
  // The highest place that is left for each, with all that stand behind it.
  const room = (index: number) => Math.max(limits.placesMax - (all.length - 1 - index), 0);
  let last = Number.NEGATIVE_INFINITY;
  return all
    .map(({ id, sequence_number }, index) => {
      last = Math.min(Math.max(sequence_number, last + 1), room(index));
      return { id: moving.has(id) ? (ids[next++] ?? id) : id, sequence_number: last };
    })
    .filter(({ id, sequence_number }) => placeOf.get(id) !== sequence_number);
}
