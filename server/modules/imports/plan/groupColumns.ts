import { limits } from '#contract/limits';
import { columnInLanguage } from '#contract/menuFiles/fileColumns';
import { isBlank, isClear, readGuarded } from '#contract/menuFiles/guard';
import { nameKey } from '#contract/multilingual';
import type { GroupRow } from './groupMenu';
import type { GroupRead } from './groupRows';
import { after, type Told, textsAfter } from './rowReader';

/**
 * Collects what the rows of a group say about one of its columns: the value that differs from the current group
 * counts, otherwise the first.
 */
class Saying<Value> {
  private found: { line: number; told: Told<Value> } | undefined;

  constructor(
    private readonly column: string,
    private readonly isNow: (told: Value | null) => boolean,
  ) {}

  hear({ reader, input }: GroupRead, told: Told<Value>): void {
    if (told === undefined || this.isNow(told)) return;
    if (!this.found) this.found = { line: input.line, told };
    else if (this.found.told !== told) reader.fail(this.column, 'duplicate_in_file', { line: this.found.line });
  }

  get told(): Told<Value> {
    return this.found?.told;
  }
}

/** What one row says of its group's own columns. */
export interface GroupSaid {
  read: GroupRead;
  type: Told<'list' | 'grid'>;
  min: Told<number>;
  max: Told<number>;
  isRequired: Told<boolean>;
  place: Told<number>;
}

export function readGroupColumns(read: GroupRead): GroupSaid {
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
  said: readonly GroupSaid[],
  before: GroupRow,
  isNew: boolean,
  languages: readonly string[],
): GroupRow {
  const isSame = (was: unknown, cleared: unknown) => (told: unknown) => !isNew && (told ?? cleared) === was;
  const names = (languages.length > 0 ? languages : ['']).map((_, position) => {
    const column = columnInLanguage('group', languages, position);
    return new Saying<string>(column, isSame(before.name[position] ?? '', ''));
  });
  const type = new Saying<'list' | 'grid'>('type', isSame(before.type, 'list'));
  const min = new Saying<number>('min', isSame(before.min, 0));
  const max = new Saying<number>('max', isSame(before.max, 1));
  const isRequired = new Saying<boolean>('is_required', isSame(before.is_required, false));
  const place = new Saying<number>('group_sequence_number', isSame(before.sequence_number, 0));
  for (const row of said.filter(({ read }) => read.reader.errors.length === 0)) {
    const { read } = row;
    // A group is found by its name whatever its case: the first row of a new one says how it is written.
    for (const [position, name] of names.entries()) {
      const told = read.names[position];
      const isAgain = isNew && position === 0 && told && name.told && nameKey([told]) === nameKey([name.told]);
      if (!isAgain) name.hear(read, told);
    }
    type.hear(read, row.type);
    min.hear(read, row.min);
    max.hear(read, row.max);
    isRequired.hear(read, row.isRequired);
    place.hear(read, row.place);
  }
  const name = textsAfter(
    names.map(({ told }) => told),
    before.name,
  );
  const is_required = after(isRequired.told, false, before.is_required);
  const least = min.told === undefined && isNew && is_required ? 1 : after(min.told, 0, before.min);
  return {
    ...before,
    ...{ name, name_key: nameKey(name), type: after(type.told, 'list', before.type), is_required, min: least },
    max: max.told === undefined && isNew ? Math.max(1, least) : after(max.told, 1, before.max),
    sequence_number: after(place.told, 0, before.sequence_number),
  };
}

/** Whether a row says anything of a column that is not what the group says already, blank and cleared cells apart. */
export const says = (values: Record<string, string>, column: string, text: string): boolean => {
  const cell = values[column];
  return !isBlank(cell) && (isClear(cell) || readGuarded(cell).trim() !== text);
};
