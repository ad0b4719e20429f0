import { type StoreTables, type TableChoice, tableChoices, tableProblem } from '../places/tableChoices';

/**
 * Free tables that seat a party, alone or joined, best first: those that customers can book too, then the fewest seats
 * left over, then the fewest tables.
 */
export const suitableTables = (store: StoreTables, persons: number, taken: ReadonlySet<string>): TableChoice[] => {
  const bookable = new Set(store.tables.filter(({ is_bookable }) => is_bookable).map(({ _id }) => _id));
  const isForAll = ({ ids }: TableChoice) => Number(ids.every((id) => bookable.has(id)));
  return tableChoices(store, persons, [])
    .filter((choice) => tableProblem(choice, persons, taken) === null)
    .sort((a, b) => isForAll(b) - isForAll(a) || a.max_persons - b.max_persons || a.ids.length - b.ids.length);
};
