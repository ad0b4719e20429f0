import { asc, type SQL, sql } from 'drizzle-orm';
import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import type { Database } from '#server/db/database';
import type { categories, items, modifierGroups, subCategories } from '#server/db/schema/menu';
import { fieldsNotValid } from '#server/http/callError';

interface Placed {
  id: string;
  sequence_number: number;
}

/**
 * New positions for some of a list's records, within the positions they hold. Records that share a position are
 * separated, and those after them move down as far as needed. At the largest position, those before move up.
 *
 * @param all every record of the list, in its order
 * @param ids some of them, each once, in the order wanted
 * @returns those whose place changes
 * @example sequencePlaces([{ id: 'a', sequence_number: 1 }, { id: 'b', sequence_number: 5 }], ['b', 'a'])
 * // [{ id: 'b', sequence_number: 1 }, { id: 'a', sequence_number: 5 }]
 */
export function sequencePlaces(all: readonly Placed[], ids: readonly string[]): Placed[] {
  const moving = new Set(ids);
  const placeOf = new Map(all.map(({ id, sequence_number }) => [id, sequence_number]));
  let next = 0;
  // The highest position left for each, counting all records after it.
  const room = (index: number) => Math.max(limits.placesMax - (all.length - 1 - index), 0);
  let last = Number.NEGATIVE_INFINITY;
  return all
    .map(({ id, sequence_number }, index) => {
      last = Math.min(Math.max(sequence_number, last + 1), room(index));
      return { id: moving.has(id) ? (ids[next++] ?? id) : id, sequence_number: last };
    })
    .filter(({ id, sequence_number }) => placeOf.get(id) !== sequence_number);
}

/**
 * The position after the last record of a list: the default for a new one. The largest position can be shared; IDs
 * then decide.
 */
export async function nextPlace(tx: Database, table: SequencedTable, scope: SQL | undefined): Promise<number> {
  const [last] = await tx
    .select({ place: sql<number>`coalesce(max(${table.sequence_number}), 0)` })
    .from(table)
    .where(scope);
  return Math.min((last?.place ?? 0) + 1, limits.placesMax);
}

export type SequencedTable = typeof categories | typeof subCategories | typeof modifierGroups | typeof items;

/**
 * Reorders records of a list within the positions that they hold. Versions and editors don't change, so a move
 * doesn't make anyone's open form outdated.
 *
 * @param scope which records make up the list, always including their store
 * @param notFound the code for an ID that isn't in the list
 * @throws `notFound` at the ID; 4022 if an ID appears twice
 */
export async function setSequence(
  tx: Database,
  table: SequencedTable,
  scope: SQL | undefined,
  ids: readonly string[],
  notFound: ErrorCode,
): Promise<void> {
  const rows = await tx
    .select({ id: table.id, sequence_number: table.sequence_number })
    .from(table)
    .where(scope)
    // Locked in one order, whatever order is asked for: two who reorder at once wait for each other, and no longer.
    .orderBy(asc(table.id))
    .for('no key update');
  const known = new Set(rows.map(({ id }) => id));
  for (const [index, id] of ids.entries()) {
    const path = `ids.${index}`;
    if (!known.has(id)) throw fieldsNotValid(notFound, [{ path, code: String(notFound) }]);
    if (ids.indexOf(id) !== index) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path, code: 'duplicate' }]);
  }
  // Sorted again by place; ties stay in the order of their ids, as lists show them.
  const places = sequencePlaces(
    rows.toSorted((a, b) => a.sequence_number - b.sequence_number),
    ids,
  );
  if (places.length === 0) return;
  const values = sql.join(
    places.map(({ id, sequence_number }) => sql`(${id}::uuid, ${sequence_number}::int)`),
    sql`, `,
  );
  await tx.execute(sql`
    update ${table} set sequence_number = placed.place
    from (values ${values}) placed (id, place)
    where ${scope} and ${table.id} = placed.id`);
}
