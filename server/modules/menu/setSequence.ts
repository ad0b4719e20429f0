import { asc, type SQL, sql } from 'drizzle-orm';
import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import type { categories, items, modifierGroups, subCategories } from '#server/db/schema/menu';
import { fieldsNotValid } from '#server/http/callError';
import { sequencePlaces } from './sequencePlaces';

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
