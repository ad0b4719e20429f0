import type { CellChange } from '#contract/entities/menuImport';
import type { Cells } from '#contract/menuFiles/fileColumns';
import type { ImportOutcome } from '#contract/menuFiles/outcomes';

/** The cells in which two states of a record differ, as a file would write them. */
export const cellChanges = (before: Cells | undefined, after: Cells): CellChange[] =>
  Object.entries(after).flatMap(([column, to]) => {
    const from = before?.[column] ?? '';
    return from === to || (before === undefined && /^(modifier_)?id$/.test(column)) ? [] : [{ column, from, to }];
  });

/** The cells of a new menu record that a person checks before it is created. */
const checkedColumns = [
  ...['category', 'sub_category', 'group', 'price', 'tax'],
  ...['allergens', 'diet_marks', 'is_in_stock'],
];

/** The changes that the preview of a row shows: of a new record, only what a person checks. */
export function shownChanges(
  outcome: ImportOutcome,
  changes: CellChange[],
  checked: readonly string[] = checkedColumns,
): CellChange[] {
  if (outcome === 'update') return changes;
  return outcome === 'create' ? changes.filter(({ column }) => checked.includes(column)) : [];
}
