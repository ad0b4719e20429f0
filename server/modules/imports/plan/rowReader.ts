import type { CellError } from '#contract/entities/menuImport';
import { columnsOf, type ImportKind } from '#contract/menuFiles/columns';
import { columnInLanguage } from '#contract/menuFiles/fileColumns';
import { isClear, readGuarded } from '#contract/menuFiles/guard';
import type { CellErrorCode } from '#contract/menuFiles/outcomes';
import {
  type CellRead,
  isBlank,
  readBoolean,
  readChoice,
  readInteger,
  readList,
  readMoney,
  readPercent,
  readText,
} from '#contract/menuFiles/readCell';
import type { ImportContext } from '../importContext';

/** Reports every cell in a column that the kind doesn't have, or in a language that the store doesn't have. */
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

/** Each code in English, for programs and logs; people read the app's own texts. */
const messages: Record<CellErrorCode, (params: Params) => string> = {
  required: () => 'Must be filled',
  too_long: ({ max }) => `Longer than ${max} characters`,
  not_a_number: () => 'Not a number',
  ambiguous_number: () => 'Could be read as two different numbers',
  out_of_range: ({ min, max }) => `Not between ${min} and ${max}`,
  too_many_decimals: ({ max }) => `More than ${max} decimals`,
  not_yes_or_no: () => 'Neither yes nor no',
  not_a_choice: ({ choices }) => `None of: ${choices}`,
  unknown_word: ({ name, choices }) => `${name} isn't one of: ${choices}`,
  id_not_found: () => 'The store has no record with this id',
  unknown_language: () => 'The store does not have this language',
  unknown_column: () => 'There is no such column',
  unknown_category: ({ name }) => `There is no category ${name}`,
  unknown_sub_category: ({ name }) => `There is no sub-category ${name}`,
  unknown_modifier_group: ({ name }) => `There is no modifier group ${name}`,
  group_not_taken: ({ line }) => `The new group cannot be created: its first row, line ${line}, has errors`,
  ambiguous_name: ({ name }) => `Several records are called ${name}: the id tells which`,
  duplicate_in_file: ({ line }) => `Line ${line} is about the same record`,
  name_used: () => 'Another record has this name',
  range_not_met: ({ reason }) => `Nobody could answer this modifier group: ${reason}`,
  not_permitted: () => 'The account may not do this',
  not_a_code: () => 'Not 2 to 30 letters, digits, - and _',
  not_a_date: () => 'Not a date like 24 December 2026, 09:00',
  not_a_time: () => 'Not a time of day like 11:30',
  not_a_day: ({ name }) => `Not a day: ${name}`,
  unknown_target: ({ name }) => `The menu has no ${name}`,
  end_before_start: () => 'Not after the start',
};

/** Returns a cell's error in English. */
const cellMessage = (code: CellErrorCode, params: Params = {}): string => messages[code](params);

type Params = Record<string, string | number>;

/** A cell's value; `null` to clear the current value, `undefined` to keep it. */
export type CellValue<Value> = Value | null | undefined;

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
/** Values that can't be an ID, so no record has them. */
const noId = '';

/** Reads the cells of one row and collects their errors. An invalid cell is reported and read as blank. */
export class RowReader {
  readonly errors: CellError[] = [];
  private readonly values: Record<string, string>;

  constructor(
    values: Record<string, string>,
    private readonly context: Pick<ImportContext, 'languages' | 'decimal'> & { currency: string },
  ) {
    // Columns are named by the file: without a prototype, one called `constructor` finds nothing but its own cells.
    this.values = Object.assign(Object.create(null), values);
    // The first language has no suffix; with its code it is accepted too.
    const ending = `:${context.languages[0] ?? ''}`;
    for (const [column, cell] of Object.entries(values)) {
      const name = column.endsWith(ending) ? column.slice(0, -ending.length) : '';
      if (name && isBlank(this.values[name])) this.values[name] = cell;
    }
  }

  /** The value is reported without the apostrophe with which an export guarded it. */
  fail(column: string, code: CellErrorCode, params?: Params): undefined {
    const value = readGuarded(this.values[column] ?? '');
    this.errors.push({ column, value, code, message: cellMessage(code, params), ...(params && { params }) });
    return undefined;
  }

  /** @param reader of the cell's text; a blank cell keeps the value, and a dash clears it */
  read<Value>(column: string, reader: (text: string) => CellRead<Value>): CellValue<Value> {
    const cell = this.values[column];
    if (isBlank(cell)) return undefined;
    if (isClear(cell)) return null;
    const read = reader(readGuarded(cell));
    return read.code ? this.fail(column, read.code, read.params) : read.value;
  }

  isGiven(column: string): boolean {
    return !isBlank(this.values[column]);
  }

  text(column: string, max: number): CellValue<string> {
    return this.read(column, (text) => readText(text, max));
  }

  /** A text in every language of the store. */
  texts(column: string, max: number): CellValue<string>[] {
    const { languages } = this.context;
    return (languages.length > 0 ? languages : ['']).map((_, position) =>
      this.text(columnInLanguage(column, languages, position), max),
    );
  }

  /** A valid ID. Anything else, including a dash, matches no record. */
  id(column: string): string | undefined {
    const text = this.text(column, 100);
    if (text === undefined) return undefined;
    return text && uuid.test(text) ? text.toLowerCase() : noId;
  }

  money(column: string): CellValue<number> {
    return this.read(column, (text) => readMoney(text, this.context));
  }

  percent(column: string): CellValue<number> {
    return this.read(column, (text) => readPercent(text, this.context));
  }

  integer(column: string, max: number, min = 0): CellValue<number> {
    return this.read(column, (text) => readInteger(text, { min, max, decimal: this.context.decimal }));
  }

  boolean(column: string): CellValue<boolean> {
    return this.read(column, readBoolean);
  }

  choice<Choice extends string>(column: string, choices: readonly Choice[]): CellValue<Choice> {
    return this.read(column, (text) => readChoice(text, choices));
  }

  list(column: string): CellValue<string[]> {
    return this.words(column, (names) => ({ value: [...names] }));
  }

  /** Reads a list of words. @param reader parses the names in the cell */
  words<Value>(column: string, reader: (names: readonly string[]) => CellRead<Value>): CellValue<Value> {
    return this.read(column, (text) => reader(readList(text)));
  }
}

/** The value after a row: the new one, or the old one. */
export const after = <Value>(cell: CellValue<Value>, cleared: Value, before: Value): Value =>
  cell === undefined ? before : (cell ?? cleared);

/** The same for a text in the store's languages; spaces around the previous text don't count as a change. */
export function textsAfter(cells: readonly CellValue<string>[], before: readonly string[]): string[] {
  const texts = Array.from({ length: Math.max(cells.length, before.length) }, (_, position) => {
    const was = before[position] ?? '';
    const text = after(cells[position], '', was);
    return text === was.trim() ? was : text;
  });
  // Empty texts at the end say nothing.
  return texts.slice(0, Math.max(texts.findLastIndex((text) => text !== '') + 1, 1));
}
