import type { CellChange } from '#contract/entities/menuImport';
import { limits } from '#contract/limits';
import { rangeProblems } from '#contract/menu/modifierRange';
import { columnsOf } from '#contract/menuFiles/columns';
import { type WritingContext, writeCells } from '#contract/menuFiles/writeCells';
import { newId } from '#server/db/schema/columns';
import type { ImportContext, PlannedRow, RecordChange } from '../importContext';
import { cellChanges } from './cellChanges';
import type { Doubles } from './doubles';
import { groupAfter, hasText, readGroupColumns } from './groupColumns';
import type { GroupMenu, GroupRow, KnownGroup, ModifierRow } from './groupMenu';
import { type GroupRead, quoted } from './groupRows';
import { matchModifier, modifierAfter } from './planModifier';

const groupColumns = new Set(
  columnsOf('modifier_groups')
    .slice(
      0,
      columnsOf('modifier_groups').findIndex(({ name }) => name === 'modifier_id'),
    )
    .map(({ name }) => name),
);
const isOfGroup = (column: string): boolean => groupColumns.has(column.split(':')[0] ?? '');

/** A row with what it does to its modifier. */
interface Step {
  read: GroupRead;
  match_key: string;
  before: ModifierRow | undefined;
  next: ModifierRow | undefined;
  changes: CellChange[];
}

const blankGroup = (sequence_number: number): GroupRow => ({
  ...{ id: newId(), name: [], name_key: '', type: 'list', min: 0, max: 1, is_required: false, sequence_number },
});

function cellsOf({ row, modifiers }: KnownGroup, writing: WritingContext) {
  const [cells = {}] = writeCells(
    'modifier_groups',
    { ...row, _id: row.id, modifiers: modifiers.map((one) => ({ ...one, _id: one.id })) },
    writing,
  );
  return cells;
}

const part = (cells: Record<string, string>, ofGroup: boolean) =>
  Object.fromEntries(Object.entries(cells).filter(([column]) => isOfGroup(column) === ofGroup));

/** Plans all rows of one group together: its range can only be checked against all of its modifiers. */
export function planGroup(
  reads: readonly GroupRead[],
  menu: GroupMenu,
  doubles: Doubles,
  context: ImportContext,
): { rows: PlannedRow[]; change: RecordChange | null } {
  const { session, languages } = context;
  const ref = reads[0]?.ref ?? '';
  const found = menu.groups.get(ref.replace(/^id:/, ''));
  const isNew = found === undefined;
  const before: KnownGroup = found ?? {
    row: blankGroup(Math.min(menu.lastPlace + 1, limits.placesMax)),
    modifiers: [],
  };
  const writing: WritingContext = { currency: session.currency, languages };
  const columns = reads.map(readGroupColumns);

  let modifiers = before.modifiers;
  const withNext = (all: ModifierRow[], next: ModifierRow | undefined): ModifierRow[] => {
    if (!next) return all;
    return all.some(({ id }) => id === next.id) ? all.map((one) => (one.id === next.id ? next : one)) : [...all, next];
  };
  const steps = reads.map((read): Step => {
    const { reader, input, modifierNames } = read;
    const match = matchModifier(read, modifiers);
    const known = before.modifiers.find(({ id }) => id === match?.id);
    const name = modifierNames[0] ? `name:${quoted(modifierNames[0])}` : `line:${input.line}`;
    const match_key = `${ref}\n${match === null ? 'group' : known ? `id:${known.id}` : name}`;
    const double = doubles.claim(match_key, input.line);
    const column = match === null ? 'group' : read.modifierId ? 'modifier_id' : 'modifier';
    if (double !== undefined) reader.fail(column, 'duplicate_in_file', { line: double });
    if (match === null) return { read, match_key, before: undefined, next: undefined, changes: [] };
    const next = modifierAfter(read, known, { store_id: session.store_id, id: before.row.id }, modifiers);
    const cells = (one: ModifierRow) => part(cellsOf({ row: before.row, modifiers: [one] }, writing), false);
    const changes = cellChanges(known && cells(known), cells(next));
    if (reader.errors.length > 0) return { read, match_key, before: known, next: undefined, changes: [] };
    modifiers = withNext(modifiers, next);
    return { read, match_key, before: known, next, changes };
  });

  const row = groupAfter(columns, before.row, isNew, languages);
  // A row may have turned out wrong after its modifier was counted in.
  const right = steps.filter(({ read }) => read.reader.errors.length === 0);
  modifiers = right.reduce((all, { next }) => withNext(all, next), before.modifiers);
  const groupChanges = cellChanges(
    isNew ? undefined : part(cellsOf(before, writing), true),
    part(cellsOf({ row, modifiers }, writing), true),
  );
  const [first] = steps;
  const isLost = isNew && (first?.read.reader.errors.length ?? 0) > 0;
  const changedModifiers = right.flatMap(({ next, before: was, changes }) =>
    next && (!was || changes.length > 0) ? next : [],
  );
  const isChanged = isNew || groupChanges.length > 0 || changedModifiers.length > 0;
  if (first && isChanged && !isLost) assertRange(first.read, row, modifiers);
  const isRefused =
    isLost || (isChanged && (first?.read.reader.errors.some(({ code }) => code === 'range_not_met') ?? false));

  /** Which row it is that changes a column of the group. */
  const claimed = new Set<string>();
  const rows = steps.map(({ read, match_key, before: was, next, changes }, position): PlannedRow => {
    const { reader, input } = read;
    const rowChanges = groupChanges.filter(
      ({ column, from }) => !claimed.has(column) && hasText(input.values, column, from),
    );
    const isOwn = isNew ? position === 0 : rowChanges.length > 0;
    const doesSomething = isOwn || (next !== undefined && (!was || changes.length > 0));
    if (isRefused && position > 0 && (isNew || doesSomething) && reader.errors.length === 0) {
      const line = first?.read.input.line ?? 0;
      if (isLost) reader.fail('group', 'group_not_taken', { line });
      else reader.fail('group', 'range_not_met', { reason: `see line ${line}`, line });
    }
    const isWrong = reader.errors.length > 0;
    if (!isWrong) for (const { column } of rowChanges) claimed.add(column);
    const isMade = isOwn ? isNew || (next !== undefined && !was) : next !== undefined && !was;
    const outcome = isWrong ? 'error' : !doesSomething ? 'unchanged' : isMade ? 'create' : 'update';
    const groupName = row.name[0] || read.names[0] || '';
    const modifierName = next?.name[0] ?? was?.name[0] ?? read.modifierNames[0];
    // Once it is there, rows to come find it by its id.
    const written = `id:${row.id}\n${next ? `id:${next.id}` : 'group'}`;
    return {
      ...{ ...input, outcome, errors: reader.errors },
      match_key: context.isApplying && !isWrong ? written : match_key,
      changes: outcome === 'update' ? [...rowChanges, ...changes] : [],
      record_id: isNew && (isRefused || isWrong) ? null : row.id,
      name: modifierName ? `${groupName}: ${modifierName}` : groupName,
    };
  });
  const change: RecordChange = { entity: 'modifier_group', isNew, row, modifiers: changedModifiers };
  return { rows, change: isChanged && !isRefused ? change : null };
}

/** Reported at the group's first row, whichever row made the range impossible to meet. */
function assertRange({ reader }: GroupRead, row: GroupRow, modifiers: readonly ModifierRow[]): void {
  const max = limits.modifiersMax;
  if (modifiers.length > max) {
    reader.fail('modifier', 'range_not_met', {
      reason: `more than ${max} modifiers`,
      problem: 'too_many_modifiers',
      max,
    });
  }
  for (const { path, code, params } of rangeProblems({ ...row, modifiers })) {
    const column = path === 'modifiers' ? 'is_default' : path;
    reader.fail(column, 'range_not_met', { reason: code.replaceAll('_', ' '), problem: code, ...params });
  }
}
