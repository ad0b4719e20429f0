import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { limits } from '#contract/limits';
import { nameKey } from '#contract/multilingual';
import { menuImportRows } from '#server/db/schema/menuChanges';
import { type ImportContext, type InputRow, namesIn } from '../importContext';
import type { GroupMenu } from './groupMenu';
import { type CellValue, RowReader, refuseUnknownColumns } from './rowReader';

/** A row of a modifier, as far as it can be read without its group. */
export interface GroupRead {
  input: InputRow;
  reader: RowReader;
  id: string | undefined;
  names: CellValue<string>[];
  modifierId: string | undefined;
  modifierNames: CellValue<string>[];
  /** Which group the row is about: `id:<id>` for an existing one, otherwise `group:<name>`; empty if it names none. */
  ref: string;
}

export function readGroupRow(input: InputRow, context: ImportContext): Omit<GroupRead, 'ref'> {
  const reader = new RowReader(input.values, { ...context, currency: context.session.currency });
  refuseUnknownColumns('modifier_groups', context.languages, input.values, reader);
  return {
    ...{ input, reader, id: reader.id('id'), names: reader.texts('group', limits.nameMax) },
    ...{ modifierId: reader.id('modifier_id'), modifierNames: reader.texts('modifier', limits.nameMax) },
  };
}

/** A name within a key: without the line breaks that part a key. */
export const quoted = (name: string): string => JSON.stringify(nameKey([name]));
export const refOf = (matchKey: string): string => matchKey.split('\n')[0] ?? '';

/** Returns the group that a single row refers to. */
function ownRef(read: Omit<GroupRead, 'ref'>, menu: GroupMenu): string {
  const { reader, id, names, modifierId } = read;
  if (id !== undefined) {
    if (menu.groups.has(id)) return `id:${id}`;
    reader.fail('id', 'id_not_found');
    return `line:${read.input.line}`;
  }
  const [name] = names;
  if (!name) return modifierId && menu.groupOf.has(modifierId) ? `id:${menu.groupOf.get(modifierId)}` : '';
  const same = menu.named.get(nameKey([name])) ?? [];
  const ofModifier = menu.groupOf.get(modifierId ?? '');
  const found = same.length > 1 ? same.find((one) => one === ofModifier) : same[0];
  if (found) return `id:${found}`;
  if (same.length > 1) reader.fail('group', 'ambiguous_name', { name });
  return same.length > 1 ? `line:${read.input.line}` : `group:${quoted(name)}`;
}

/** Rows of this import up to a line, for what the rows of a batch leave to those before them. */
async function refsBefore({ tx, session, import_id }: ImportContext, first: number, last: number) {
  const ofImport = and(eq(menuImportRows.store_id, session.store_id), eq(menuImportRows.import_id, import_id));
  return tx
    .select({ line: menuImportRows.line, match_key: menuImportRows.match_key })
    .from(menuImportRows)
    .where(
      and(
        ofImport,
        lte(menuImportRows.line, last),
        sql`${menuImportRows.line} >= coalesce(
          (select max(before.line) from ${menuImportRows} before where before.store_id = ${session.store_id}
            and before.import_id = ${import_id} and before.line < ${first}), 0)`,
      ),
    )
    .orderBy(asc(menuImportRows.line));
}

/** A stored reference, as the menu is now: a group that was new may have been made since. */
export function currentRef(ref: string, menu: GroupMenu): string {
  if (!ref.startsWith('group:')) return ref;
  const [id, ...others] = menu.named.get(JSON.parse(ref.slice('group:'.length)) as string) ?? [];
  return id && others.length === 0 ? `id:${id}` : ref;
}

/** Rows with their groups. One that names none is of the group of the row before it. */
export async function readGroupRows(
  rows: readonly InputRow[],
  menu: GroupMenu,
  context: ImportContext,
): Promise<GroupRead[]> {
  const lines = new Set(rows.map(({ line }) => line));
  const stored = (await refsBefore(context, rows[0]?.line ?? 0, rows.at(-1)?.line ?? 0)).filter(
    ({ line }) => !lines.has(line),
  );
  let at = 0;
  let current = '';
  return rows.map((input) => {
    while (at < stored.length && (stored[at]?.line ?? 0) < input.line) {
      current = currentRef(refOf(stored[at]?.match_key ?? ''), menu);
      at += 1;
    }
    const read = readGroupRow(input, context);
    const group = ownRef(read, menu);
    if (group === '' && current === '' && !read.reader.errors.some(({ column }) => column === 'group')) {
      read.reader.fail('group', 'required');
    }
    current = group || current || `line:${input.line}`;
    return { ...read, ref: current };
  });
}

/** Rows of other batches, not written yet, that are about these groups: a batch may cut through a group. */
export async function pendingGroupRows(
  reads: readonly GroupRead[],
  menu: GroupMenu,
  context: ImportContext,
): Promise<GroupRead[]> {
  const { tx, session, import_id } = context;
  const lines = new Set(reads.map(({ input }) => input.line));
  const refs = new Set(reads.map(({ ref }) => ref));
  const asNamed = [...refs].flatMap((ref) => {
    const name = menu.groups.get(ref.replace(/^id:/, ''))?.row.name[0];
    return name === undefined ? ref : [ref, `group:${quoted(name)}`];
  });
  const found = await tx
    .select({ line: menuImportRows.line, values: menuImportRows.values, match_key: menuImportRows.match_key })
    .from(menuImportRows)
    .where(
      and(
        eq(menuImportRows.store_id, session.store_id),
        eq(menuImportRows.import_id, import_id),
        eq(menuImportRows.is_applied, false),
        sql`split_part(${menuImportRows.match_key}, chr(10), 1) in ${namesIn(asNamed)}`,
      ),
    );
  return found
    .filter(({ line }) => !lines.has(line))
    .map(({ line, values, match_key }) => {
      const read = readGroupRow({ line, values }, context);
      return { ...read, ref: ownRef(read, menu) || currentRef(refOf(match_key), menu) };
    })
    .filter(({ ref }) => refs.has(ref));
}
