import { and, inArray } from 'drizzle-orm';
import { limits } from '#contract/limits';
import { readText } from '#contract/menuFiles/readCell';
import { type WritingContext, writeCells } from '#contract/menuFiles/writeCells';
import { visibleText } from '#contract/visibleText';
import { newId } from '#server/db/schema/columns';
import { makeTableToken, tables } from '#server/db/schema/tables';
import { lockTables } from '../../bookings/service';
import { areTables } from '../../tables/service';
import type { ImportContext, InputRow, PlannedRow, Planner, RecordChange } from '../importContext';
import { cellChanges, shownChanges } from './cellChanges';
import { openDoubles } from './doubles';
import { after, RowReader, refuseUnknownColumns } from './rowReader';

/** The cells of a new table that a person checks before it is created. */
const checkedColumns = ['room', 'section', 'min_persons', 'max_persons', 'is_bookable'];

/** A table as rows change it. */
type TableRow = Omit<
  typeof tables.$inferSelect,
  'store_id' | 'version' | 'created_at' | 'updated_at' | 'updated_by' | 'archived_at'
>;

interface ReadRow {
  input: InputRow;
  reader: RowReader;
  /** Undefined if the row has none that could be one. */
  number: number | undefined;
}

function readRow(input: InputRow, context: ImportContext): ReadRow {
  const reader = new RowReader(input.values, { ...context, currency: context.session.currency });
  refuseUnknownColumns('tables', context.languages, input.values, reader);
  const number = reader.integer('number', limits.tableNumberMax, 1);
  if (!number && reader.errors.every(({ column }) => column !== 'number')) reader.fail('number', 'required');
  return { input, reader, number: number ?? undefined };
}

/** The store's tables with these numbers. If they are about to be written, bookings wait. */
async function loadTables({ tx, session, isApplying }: ImportContext, numbers: readonly number[]) {
  if (isApplying) await lockTables(tx, session.store_id);
  const query = tx
    .select()
    .from(tables)
    .where(and(areTables(session.store_id), inArray(tables.number, [...numbers])))
    .orderBy(tables.id);
  const rows = await (isApplying ? query.for('update') : query);
  return new Map(
    rows.map(
      ({ store_id: _, version: _v, created_at: _c, updated_at: _u, updated_by: _b, archived_at: _a, ...row }) =>
        [row.number, row] as const,
    ),
  );
}

const blankTable = (number: number): TableRow => ({
  ...{ id: newId(), number, code: '', room: '', section: '', note: '', place: null, token: makeTableToken() },
  ...{ min_persons: 0, max_persons: 0, is_bookable: true },
});

/** Reports bounds that are missing, and those that no party meets. */
function checkPersons(reader: RowReader, table: TableRow): void {
  const isWrong = (column: string) => reader.errors.some((error) => error.column === column);
  const columns = ['min_persons', 'max_persons'] as const;
  for (const column of columns) if (table[column] === 0 && !isWrong(column)) reader.fail(column, 'required');
  if (columns.some(isWrong) || table.max_persons >= table.min_persons) return;
  if (reader.isGiven('max_persons'))
    reader.fail('max_persons', 'out_of_range', { min: table.min_persons, max: limits.personsMax });
  else reader.fail('min_persons', 'out_of_range', { min: limits.personsMin, max: table.max_persons });
}

/** The table after the row; invalid cells are reported to the reader and leave the old value. */
function tableAfter(reader: RowReader, before: TableRow): TableRow {
  const text = (column: 'code' | 'room' | 'section' | 'note', max: number) =>
    after(
      reader.read(column, (cell) => readText(visibleText(cell), max)),
      '',
      before[column],
    );
  const persons = (column: 'min_persons' | 'max_persons') =>
    after(reader.integer(column, limits.personsMax, limits.personsMin), 0, before[column]);
  const next: TableRow = {
    ...before,
    code: text('code', limits.tableCodeMax),
    room: text('room', limits.roomMax),
    section: text('section', limits.roomMax),
    min_persons: persons('min_persons'),
    max_persons: persons('max_persons'),
    is_bookable: after(reader.boolean('is_bookable'), true, before.is_bookable),
    note: text('note', limits.noteMax),
  };
  checkPersons(reader, next);
  return next;
}

/** Rows of tables, found by their number. */
export const planTables: Planner = async (rows, context) => {
  const reads = rows.map((input) => readRow(input, context));
  const tablesByNumber = await loadTables(
    context,
    reads.flatMap(({ number }) => number ?? []),
  );
  const keyOf = ({ number, input }: ReadRow) => (number === undefined ? `line:${input.line}` : `number:${number}`);
  const doubles = await openDoubles(context, rows, reads.map(keyOf));
  const writing: WritingContext = { currency: context.session.currency, languages: context.languages };
  const cellsOf = (table: TableRow) => writeCells('tables', table, writing)[0] ?? {};
  const changes: RecordChange[] = [];
  const plan = (read: ReadRow): PlannedRow => {
    const { input, reader, number } = read;
    const found = number === undefined ? undefined : tablesByNumber.get(number);
    const double = doubles.claim(keyOf(read), input.line);
    if (double !== undefined) reader.fail('number', 'duplicate_in_file', { line: double });
    const before = found ?? blankTable(number ?? 0);
    const next = tableAfter(reader, before);
    const cells = cellChanges(found && cellsOf(before), cellsOf(next));
    const isWrong = reader.errors.length > 0;
    const isChanged = !found || cells.length > 0;
    if (!isWrong && isChanged) changes.push({ entity: 'table', isNew: !found, row: next });
    const outcome = isWrong ? 'error' : !isChanged ? 'unchanged' : found ? 'update' : 'create';
    return {
      ...{ ...input, outcome, match_key: keyOf(read), errors: reader.errors },
      record_id: found || outcome === 'create' ? next.id : null,
      name: number === undefined ? '' : String(number),
      changes: shownChanges(outcome, cells, checkedColumns),
    };
  };
  return { rows: reads.map(plan), changes, missing: { categories: [], sub_categories: [], modifier_groups: [] } };
};
