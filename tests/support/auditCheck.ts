import { isDeepStrictEqual } from 'node:util';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AuditEntity } from '#contract/audit/auditEntities';
import type { Database } from '#server/db/database';
import type { auditEntries } from '#server/db/schema/audit';
import {
  categories,
  customers,
  items,
  modifierGroups,
  orders,
  providers,
  sessions,
  stores,
  subCategories,
  subStores,
  supportMessages,
  vehicles,
} from '#server/db/schema/index';
import { auditSubjects } from '#server/modules/auditSubjects';
import { plainResources } from '#server/modules/plainResources';

type Entry = typeof auditEntries.$inferSelect;
type Values = Record<string, unknown>;
/** Records of every kind by their ids, as the database has them. */
export type RecordsByKind = Map<AuditEntity, Map<string, Values>>;

type StoreTable = PgTable & { id: PgColumn; store_id: PgColumn };
const plain: Record<string, { table: StoreTable }> = plainResources;

const tables: Partial<Record<AuditEntity, StoreTable>> = {
  item: items,
  category: categories,
  sub_category: subCategories,
  modifier_group: modifierGroups,
  sub_store: subStores,
  session: sessions,
  provider: providers,
  vehicle: vehicles,
  order: orders,
  support_message: supportMessages,
  customer: customers,
  ...Object.fromEntries(Object.entries(plain).map(([entity, { table }]) => [entity, table])),
};

/** Reads everything that the audit log has a subject for again, regardless of what a call itself read or replied. */
export async function recordsNow(db: Database): Promise<RecordsByKind> {
  const found: RecordsByKind = new Map();
  const stored = await db.select({ id: stores.id }).from(stores);
  for (const [entity, table] of Object.entries(tables) as [AuditEntity, StoreTable][]) {
    const rows = await db.select({ id: table.id, store_id: table.store_id }).from(table as PgTable);
    const own = new Map<string, Values>();
    for (const { id: storeId } of stored) {
      const ids = rows.filter(({ store_id }) => store_id === storeId).map(({ id }) => String(id));
      const records = await auditSubjects[entity]?.load(db, storeId, ids);
      for (const [id, { values }] of records ?? []) own.set(id, values);
    }
    found.set(entity, own);
  }
  return found;
}

const isHidden = (value: unknown) => isDeepStrictEqual(value, { hidden: true });
const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.every((each) => each === ''));

/**
 * Whether an entry has the right value: itself, of a secret only that there is one, of an id also its name, of a list
 * what came or went.
 */
function tells(entry: Entry, field: string, told: unknown, is: unknown): boolean {
  const { lists = [], secrets = [], references = {} } = auditSubjects[entry.entity] ?? {};
  if (secrets.includes(field)) return isNothing(is) ? isNothing(told) : isHidden(told);
  const named = (value: unknown): unknown =>
    field in references && value && typeof value === 'object' && '_id' in value ? value._id : value;
  if (!lists.includes(field)) return isDeepStrictEqual(named(told) ?? null, is ?? null);
  const all = Array.isArray(is) ? is : [];
  return Array.isArray(told) && told.map(named).every((each) => all.some((one) => isDeepStrictEqual(one, each)));
}

/**
 * Returns the fields that an entry states wrongly, or omits although they changed between two readings.
 * @param isWhole whether the entry includes all fields; a step of an order includes only its statuses, and its reason, which
 * an order keeps only once it has ended
 */
export function errorsOf(entry: Entry, before: RecordsByKind, after: RecordsByKind, isWhole: boolean): string[] {
  if (entry.record_id === null || !auditSubjects[entry.entity]) return [];
  const was = before.get(entry.entity)?.get(entry.record_id);
  const is = after.get(entry.entity)?.get(entry.record_id);
  const sides = [
    ['old', entry.old_values, was],
    ['new', entry.new_values, is],
  ] as const;
  const errors: string[] = [];
  for (const field of new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])) {
    if (!isWhole && field === 'reason' && isNothing(is?.[field])) continue;
    const differs = !isDeepStrictEqual(was?.[field] ?? null, is?.[field] ?? null);
    for (const [side, told, values] of sides) {
      const value = values?.[field];
      const isTold = told !== null && field in told;
      if (isTold && !differs) errors.push(`${side} ${field} is told of, and did not change`);
      if (isTold && !tells(entry, field, told[field], value)) errors.push(`${side} ${field} is told wrongly`);
      // Of what came or went, empty fields say nothing.
      if (!isTold && differs && isWhole && !isNothing(value)) errors.push(`${side} ${field} is left out`);
    }
  }
  return errors;
}
