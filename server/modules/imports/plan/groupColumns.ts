import { limits } from '#contract/limits';
import { columnInLanguage } from '#contract/menuFiles/fileColumns';
import { isClear, readGuarded } from '#contract/menuFiles/guard';
import { isBlank } from '#contract/menuFiles/readCell';
import { nameKey } from '#contract/multilingual';
import type { GroupRow } from './groupMenu';
import type { GroupRead } from './groupRows';
import { after, type CellValue, textsAfter } from './rowReader';

/**
 * Collects what the rows of a group say about one of its columns: the value that differs from the current group
 * counts, otherwise the first.
 */
class GroupColumn<Value> {
  private found: { line: number; value: CellValue<Value> } | undefined;

  constructor(
    private readonly column: string,
    private readonly isNow: (value: Value | null) => boolean,
  ) {}

  add({ reader, input }: GroupRead, value: CellValue<Value>): void {
    if (value === undefined || this.isNow(value)) return;
    if (!this.found) this.found = { line: input.line, value };
    else if (this.found.value !== value) reader.fail(this.column, 'duplicate_in_file', { line: this.found.line });
  }

  get value(): CellValue<Value> {
    return this.found?.value;
  }
}

/** The values of one row for its group's own columns. */
export interface GroupValues {
  read: GroupRead;
  type: CellValue<'list' | 'grid'>;
  min: CellValue<number>;
  max: CellValue<number>;
  isRequired: CellValue<boolean>;
  place: CellValue<number>;
}

export function readGroupColumns(read: GroupRead): GroupValues {
  const { reader, names } = read;
  if (names[0] === null) reader.fail('group', 'required');
  return {
    read,
    type: reader.choice('type', ['list', 'grid']),
    min: reader.integer('min', limits.modifiersMax),
    max: reader.integer('max', limits.modifiersMax),
    isRequired: reader.boolean('is_required'),
    place: reader.integer('group_sequence_number', limits.placesMax),
  };
}

/**
 * The group's own columns after all of its valid rows. They can be filled in on its first row only. Rows with
 * conflicting values for a column get an error.
 */
export function groupAfter(
  rows: readonly GroupValues[],
  before: GroupRow,
  isNew: boolean,
  languages: readonly string[],
): GroupRow {
  const isSame = (was: unknown, cleared: unknown) => (value: unknown) => !isNew && (value ?? cleared) === was;
  const names = (languages.length > 0 ? languages : ['']).map((_, position) => {
    const column = columnInLanguage('group', languages, position);
    return new GroupColumn<string>(column, isSame(before.name[position] ?? '', ''));
  });
  const type = new GroupColumn<'list' | 'grid'>('type', isSame(before.type, 'list'));
  const min = new GroupColumn<number>('min', isSame(before.min, 0));
  const max = new GroupColumn<number>('max', isSame(before.max, 1));
  const isRequired = new GroupColumn<boolean>('is_required', isSame(before.is_required, false));
  const sequence = new GroupColumn<number>('group_sequence_number', isSame(before.sequence_number, 0));
  for (const row of rows.filter(({ read }) => read.reader.errors.length === 0)) {
    const { read } = row;
    // A group is found by its name whatever its case: the first row of a new one says how it is written.
    for (const [position, name] of names.entries()) {
      const value = read.names[position];
      const isAgain = isNew && position === 0 && value && name.value && nameKey([value]) === nameKey([name.value]);
      if (!isAgain) name.add(read, value);
    }
    type.add(read, row.type);
    min.add(read, row.min);
    max.add(read, row.max);
    isRequired.add(read, row.isRequired);
    sequence.add(read, row.place);
  }
  const name = textsAfter(
    names.map(({ value }) => value),
    before.name,
  );
  const is_required = after(isRequired.value, false, before.is_required);
  const least = min.value === undefined && isNew && is_required ? 1 : after(min.value, 0, before.min);
  return {
    ...before,
    ...{ name, name_key: nameKey(name), type: after(type.value, 'list', before.type), is_required, min: least },
    max: max.value === undefined && isNew ? Math.max(1, least) : after(max.value, 1, before.max),
    sequence_number: after(sequence.value, 0, before.sequence_number),
  };
}

/** Whether a row says anything of a column that is not what the group says already, blank and cleared cells apart. */
export const hasText = (values: Record<string, string>, column: string, text: string): boolean => {
  const cell = values[column];
  return !isBlank(cell) && (isClear(cell) || readGuarded(cell).trim() !== text);
};
