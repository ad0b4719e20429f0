import type { BookableTable, BookingFacts } from './bookingFacts';

interface Choice {
  ids: readonly string[];
  wasted: number;
  number: number;
}

const fits = ({ min_persons, max_persons }: { min_persons: number; max_persons: number }, persons: number): boolean =>
  min_persons <= persons && persons <= max_persons;

/**
 * Tables and combinations that seat a party: those that waste the fewest seats first, then those of the fewest tables,
 * then by number.
 *
 * @param isUsable whether a table is free for the party, and can be booked by anyone who asks
 * @returns the ids of the tables of each choice
 */
export function fittingTables(
  { tables, combinations }: Pick<BookingFacts, 'tables' | 'combinations'>,
  persons: number,
  isUsable: (table: BookableTable) => boolean,
): string[][] {
  const usable = new Map(tables.filter(isUsable).map((table) => [table.id, table]));
  const single = [...usable.values()]
    .filter((table) => fits(table, persons))
    .map(({ id, number, max_persons }): Choice => ({ ids: [id], wasted: max_persons - persons, number }));
  const joined = combinations
    .filter((combination) => fits(combination, persons) && combination.table_ids.every((id) => usable.has(id)))
    .map(({ table_ids, max_persons }): Choice => {
      const numbers = table_ids.map((id) => usable.get(id)?.number ?? 0);
      return { ids: table_ids, wasted: max_persons - persons, number: Math.min(...numbers) };
    });
  return [...single, ...joined]
    .sort((a, b) => a.wasted - b.wasted || a.ids.length - b.ids.length || a.number - b.number)
    .map(({ ids }) => [...ids]);
}
