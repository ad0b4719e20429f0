import { columnsOf, type ImportKind } from '#contract/menuFiles/columns';
import { isBlank } from '#contract/menuFiles/guard';
import type { RowReader } from './rowReader';

/** Tells of every cell that stands in a column which the kind does not have, or in a language which the store does not have. */
export function refuseUnknownColumns(
  kind: ImportKind,
  languages: readonly string[],
  values: Record<string, string>,
  reader: RowReader,
): void {
  const known = columnsOf(kind);
  for (const [column, cell] of Object.entries(values)) {
    if (isBlank(cell)) continue;
    const [name = '', language] = column.split(/:(.*)/s);
    const found = known.find((one) => one.name === name);
    if (!found || (language !== undefined && !found.isMultilingual)) reader.fail(column, 'unknown_column');
    else if (language !== undefined && !languages.includes(language)) reader.fail(column, 'unknown_language');
  }
}
