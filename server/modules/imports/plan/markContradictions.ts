import type { CellChange } from '#contract/entities/menuImport';
import { type Diet, dietContradictions } from '#contract/menu/diet';

const dietColumns = ['allergens', 'diet_marks'];

/** Adds the item's contradictions to the last change of its allergens or diet marks in a row. */
export function markContradictions(changes: CellChange[], item: Diet): CellChange[] {
  const last = changes.findLast(({ column }) => dietColumns.includes(column));
  const contradictions = last ? dietContradictions(item) : [];
  return contradictions.length === 0
    ? changes
    : changes.map((change) => (change === last ? { ...change, contradictions } : change));
}
