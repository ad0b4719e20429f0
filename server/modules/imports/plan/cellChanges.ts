import type { CellChange } from '#contract/entities/menuImport';
import type { Cells } from '#contract/menuFiles/fileColumns';

/** The cells in which two states of a record differ, as a file would write them. */
export const cellChanges = (before: Cells | undefined, after: Cells): CellChange[] =>
  Object.entries(after).flatMap(([column, to]) => {
    const from = before?.[column] ?? '';
    return from === to || (before === undefined && /^(modifier_)?id$/.test(column)) ? [] : [{ column, from, to }];
  });
