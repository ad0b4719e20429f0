import { useStore } from 'react-admin';
import type { Column } from './DataTableColumn';

/** What was chosen by hand, by key; what is not in it follows the room there is. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

/**
 * The columns to show: those chosen, and of the rest as many as fit, the most needed first.
 *
 * @param room px for all columns together
 */
export function shownColumns(columns: readonly Column[], choice: ColumnChoice, room: number): Column[] {
  const kept = new Set(columns.filter(({ key, rank }) => rank === 0 || choice[key] === true).map(({ key }) => key));
  let used = columns.filter(({ key }) => kept.has(key)).reduce((sum, { width }) => sum + width, 0);
  const undecided = columns.filter(({ key, isExtra }) => !kept.has(key) && choice[key] === undefined && !isExtra);
  for (const { key, width } of undecided.toSorted((a, b) => a.rank - b.rank)) {
    if (used + width > room) break;
    used += width;
    kept.add(key);
  }
  return columns.filter(({ key }) => kept.has(key));
}

/** Which columns this device shows of a list. */
export const useColumnChoice = (listName: string) => useStore<ColumnChoice>(`${listName}.columns`, {});
