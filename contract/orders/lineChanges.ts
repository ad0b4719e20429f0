/** The fields in which two states of a line can differ. */
interface ComparedLine {
  line: number;
  quantity: number;
  note?: string | undefined;
  modifiers: readonly { modifier_group_id: string; modifier_id: string; quantity: number }[];
}

/** A line that differs between two states of an order: its number, and its state before and after, if it existed. */
export interface LineChange<Line> {
  kind: 'added' | 'removed' | 'changed';
  line: number;
  before?: Line | undefined;
  after?: Line | undefined;
}

const modifiersText = ({ modifiers }: ComparedLine): string =>
  modifiers
    .map(({ modifier_group_id, modifier_id, quantity }) => `${modifier_group_id} ${modifier_id} ${quantity}`)
    .sort()
    .join('|');

const differs = (one: ComparedLine, other: ComparedLine): boolean =>
  one.quantity !== other.quantity ||
  (one.note ?? '') !== (other.note ?? '') ||
  modifiersText(one) !== modifiersText(other);

/** New, removed and changed lines, in the order of the lines; removed ones come last. */
export function lineChanges<Line extends ComparedLine>(
  before: readonly Line[],
  after: readonly Line[],
): LineChange<Line>[] {
  const old = new Map(before.map((line) => [line.line, line]));
  const remaining = new Set(after.map(({ line }) => line));
  return [
    ...after.flatMap((line): LineChange<Line>[] => {
      const was = old.get(line.line);
      if (!was) return [{ kind: 'added', line: line.line, after: line }];
      return differs(was, line) ? [{ kind: 'changed', line: line.line, before: was, after: line }] : [];
    }),
    ...before
      .filter(({ line }) => !remaining.has(line))
      .map((line): LineChange<Line> => ({ kind: 'removed', line: line.line, before: line })),
  ];
}
