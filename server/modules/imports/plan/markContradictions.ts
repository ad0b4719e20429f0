import type { CellChange } from '#contract/entities/menuImport';
import { type Diet, dietContradictions } from '#contract/menu/diet';

const dietColumns = ['allergens', 'diet_marks'];

/** Marks the last change of a row that is about diets, if the item would contradict itself. */
export function markContradictions(changes: CellChange[], item: Diet): CellChange[] {
  const last = changes.findLast(({ column }) => dietColumns.includes(column));
  const contradictions = last ? dietContradictions(item) : [];
  return contradictions.length === 0
    ? changes
    : changes.map((change) => (change === last ? { ...change, contradictions } : change));
}
