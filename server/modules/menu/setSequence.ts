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
 * New places for some of a list's records, among the places that they hold. Records that share a place are parted, and
 * those behind move on as far as that needs. At the
 * largest place those before move up.
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
  // The highest place that is left for each, with all that stand behind it.
  const room = (index: number) => Math.max(limits.placesMax - (all.length - 1 - index), 0);
  let last = Number.NEGATIVE_INFINITY;
  return all
    .map(({ id, sequence_number }, index) => {
      last = Math.min(Math.max(sequence_number, last + 1), room(index));
      return { id: moving.has(id) ? (ids[next++] ?? id) : id, sequence_number: last };
    })
    .filter(({ id, sequence_number }) => placeOf.get(id) !== sequence_number);
}

/** The place behind the last of a list: where a new record stands unless told otherwise. The largest is shared; there ids decide. */
export async function nextPlace(tx: Database, table: SequencedTable, scope: SQL | undefined): Promise<number> {
  const [last] = await tx
    .select({ place: sql<number>`coalesce(max(${table.sequence_number}), 0)` })
    .from(table)
    .where(scope);
  return Math.min((last?.place ?? 0) + 1, limits.placesMax);
}

export type SequencedTable = typeof categories | typeof subCategories | typeof modifierGroups | typeof items;

/**
 * Puts records of a list in an order, among the places that they hold. Neither their version nor who touched them
 * changes: nobody's form is out of date because a neighbour moved.
 *
 * @param scope which records make up the list; their store above all
 * @param notFound the code for an id that the list does not hold
 * @throws `notFound` at the id; 4022 where an id comes twice
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
