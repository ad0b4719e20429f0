import type { MenuTable } from '#contract/entities/menu';
import { limits } from '#contract/limits';

type Sizes = Pick<MenuTable, 'min_persons' | 'max_persons'>;

/** Tables that the store joins for one party. */
interface JoinableTables extends Sizes {
  table_ids: readonly string[];
}

/** One table, or several together. */
export interface TableChoice extends Sizes {
  ids: readonly string[];
  /** `4`, or `4 + 5`. */
  numbers: string;
}

/** A store's tables, and how it joins them. */
export interface StoreTables {
  tables: readonly MenuTable[];
  combinations: readonly JoinableTables[];
}

const isSame = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join();

/** Whether these are tables that the party has together, though no combination allows it. */
const isOwnJoin = ({ combinations }: StoreTables, chosen: readonly string[]) =>
  chosen.length > 1 && !combinations.some(({ table_ids }) => isSame(table_ids, chosen));

/**
 * Returns the choices of a party: each table, the combinations for its size, and the tables that it has chosen.
 *
 * @param chosen ids of the tables that are chosen
 */
export function tableChoices(store: StoreTables, persons: number, chosen: readonly string[]): TableChoice[] {
  const { tables, combinations } = store;
  const single = tables.map(({ _id, number, min_persons, max_persons }) => ({
    ...{ ids: [_id], numbers: String(number), min_persons, max_persons },
  }));
  const suitable = combinations.filter(
    ({ table_ids, min_persons, max_persons }) =>
      (min_persons <= persons && persons <= max_persons) || isSame(table_ids, chosen),
  );
  const chosenTables = tables.filter(({ _id }) => chosen.includes(_id));
  const seats = chosenTables.reduce((sum, { max_persons }) => sum + max_persons, 0);
  const all = isOwnJoin(store, chosen)
    ? [...suitable, { table_ids: chosen, min_persons: 1, max_persons: seats }]
    : suitable;
  const joined = all.map(({ table_ids, min_persons, max_persons }) => {
    const numbers = table_ids.flatMap((id) => tables.find(({ _id }) => _id === id)?.number ?? []).join(' + ');
    return { ids: table_ids, numbers, min_persons, max_persons };
  });
  return [...single, ...joined];
}

/** The choice of just these tables. */
export const choiceOf = (choices: readonly TableChoice[], ids: readonly string[]): TableChoice | undefined =>
  choices.find((choice) => isSame(choice.ids, ids));

/** Why tables don't suit these guests: `taken`, or their size. */
export function tableProblem(
  { ids, min_persons, max_persons }: Omit<TableChoice, 'numbers'>,
  persons: number,
  taken: ReadonlySet<string>,
): 'taken' | 'too_small' | 'too_large' | null {
  if (ids.some((id) => taken.has(id))) return 'taken';
  if (persons > max_persons) return 'too_small';
  return persons < min_persons ? 'too_large' : null;
}

/** The highest number of guests for one table order. */
export const mostPersons = ({ tables, combinations }: StoreTables): number =>
  Math.min(
    limits.personsMax,
    Math.max(limits.personsMin, ...[...tables, ...combinations].map(({ max_persons }) => max_persons)),
  );
