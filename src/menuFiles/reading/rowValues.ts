import { isClear } from '#contract/menuFiles/guard';
import { writeList } from '#contract/menuFiles/listCell';
import type { ColumnMatch } from '#contract/menuFiles/matchColumns';
import { readBoolean } from '#contract/menuFiles/readCell';

/**
 * A row's cells under the names of our columns. Columns that say yes or no to one modifier group each become one list
 * of groups; where all of them say no, `-`, which clears it.
 *
 * The cells go as they stand: what guards them against spreadsheets is taken off once, where they are read.
 */
export function rowValues(
  cells: readonly string[],
  places: readonly number[],
  matches: readonly ColumnMatch[],
): Record<string, string> {
  const values: Record<string, string> = {};
  const groups: string[] = [];
  let saysNo = false;
  matches.forEach(({ target, group }, index) => {
    if (target === null) return;
    const cell = cells[places[index] ?? -1] ?? '';
    if (group === undefined) values[target] = cell;
    else if (readBoolean(cell).value) groups.push(group);
    else if (cell.trim() !== '') saysNo = true;
  });
  if (groups.length === 0 && !saysNo) return values;
  const listed = values.modifier_groups ?? '';
  const before = listed.trim() === '' || isClear(listed) ? [] : [listed];
  const all = groups.length > 0 ? [...before, writeList(groups)] : before;
  return { ...values, modifier_groups: all.join(' | ') || '-' };
}
