import { and, desc, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { ownerOnlyEntities } from '#contract/audit/auditEntities';
import type { AuditEntry } from '#contract/audit/auditEntry';
import { auditCountMax } from '#contract/calls/audit';
import type { ParsedBodyOf } from '#contract/calls/index';
import { dateBounds } from '#contract/time';
import type { Database } from '#server/db/database';
import { auditEntries } from '#server/db/schema/audit';
import type { Session } from '#server/http/handler';
import { firstAuditId } from './writeAuditEntries';

type ListBody = ParsedBodyOf<'get_audit_list'>;

/**
 * Finds words by their beginnings, all of them, in any order; anything but letters and digits separates words.
 * PostgreSQL's own parser would turn "menu.csv", "Fish/Chips" and "0.5" into one word each, which only its first
 * part finds.
 */
function nameCondition(query: string): SQL | undefined {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return undefined;
  const wanted = words.map((word) => `'${word}':*`).join(' & ');
  return sql`to_tsvector('simple', ${auditEntries.record_name}) @@ (to_tsquery('simple', ${wanted}) || plainto_tsquery('simple', ${query}))`;
}

const is = (column: typeof auditEntries.actor_id | typeof auditEntries.record_id, id: string | undefined) =>
  id === undefined ? undefined : eq(column, id);

/** Whether anyone ever worked at an account as a shared device: then its entries include those of the people. */
export async function isWorkedAt(db: Database, storeId: string, accountId: string | undefined): Promise<boolean> {
  if (accountId === undefined) return false;
  const isAt = and(
    eq(auditEntries.store_id, storeId),
    eq(auditEntries.shared_device_id, accountId),
    sql`not ${auditEntries.is_part}`,
  );
  return (await db.select({ id: auditEntries.id }).from(auditEntries).where(isAt).limit(1)).length > 0;
}

/**
 * Selects the entries of a list, without its page. Days are ranges of IDs, because IDs contain the time. Every filter
 * has an index that ends with the ID, so a page costs the same however long the audit log is.
 *
 * @param options.isWorkedAt whether the actor is a shared device, whose people's entries belong to it too
 */
export function auditCondition(
  { query = '', start_date, end_date, filter }: Pick<ListBody, 'query' | 'start_date' | 'end_date' | 'filter'>,
  { store_id, sub_store_id, timezone }: Pick<Session, 'store_id' | 'sub_store_id' | 'timezone'>,
  options: { isWorkedAt: boolean },
): SQL | undefined {
  const { actor_id, actor_kind, entity, action, record_id, change_id } = filter;
  return and(
    eq(auditEntries.store_id, store_id),
    sub_store_id === null ? undefined : notInArray(auditEntries.entity, [...ownerOnlyEntities]),
    // The records of a bulk change are behind one entry and only returned when asked for.
    change_id || record_id ? undefined : sql`not ${auditEntries.is_part}`,
    change_id ? and(eq(auditEntries.change_id, change_id), auditEntries.is_part) : undefined,
    options.isWorkedAt && actor_id
      ? or(eq(auditEntries.actor_id, actor_id), eq(auditEntries.shared_device_id, actor_id))
      : is(auditEntries.actor_id, actor_id),
    actor_kind && eq(auditEntries.actor_kind, actor_kind),
    entity && eq(auditEntries.entity, entity),
    action && eq(auditEntries.action, action),
    is(auditEntries.record_id, record_id),
    start_date ? gte(auditEntries.id, firstAuditId(dateBounds(start_date, timezone).start)) : undefined,
    end_date ? lt(auditEntries.id, firstAuditId(dateBounds(end_date, timezone).end)) : undefined,
    nameCondition(query),
  );
}

type Row = typeof auditEntries.$inferSelect;

/**
 * @param isWhole whether the reader may see devices and addresses: permission to see one record's history doesn't include that
 */
const presentEntry = (row: Row, isWhole: boolean): AuditEntry => ({
  _id: row.id,
  at: row.at.toISOString(),
  actor: { kind: row.actor_kind, _id: row.actor_id, name: row.actor_name },
  ...(row.shared_device_id && { shared_device: { _id: row.shared_device_id, name: row.shared_device_name } }),
  address: isWhole ? row.address : '',
  device: isWhole ? { browser: row.browser, system: row.system } : { browser: '', system: '' },
  entity: row.entity,
  action: row.action,
  record: row.record_id ? { _id: row.record_id, name: row.record_name } : null,
  old_values: row.old_values,
  new_values: row.new_values,
  count: row.count,
  change_id: row.change_id,
});

interface Page {
  perPage: number;
  before?: string | undefined;
  isWhole: boolean;
  /** Whether the condition asks for words of names. */
  isSearched?: boolean;
}

type Condition = SQL | undefined;

const pageOf = (db: Database, condition: Condition, { perPage, before }: Page) =>
  db
    .select()
    .from(auditEntries)
    .where(and(condition, before ? lt(auditEntries.id, before) : undefined))
    .orderBy(desc(auditEntries.id))
    .limit(perPage);

/**
 * Entries with a name. PostgreSQL doesn't know how many there are and assumes one in fifty. If nothing has the name,
 * it would search the whole audit log entry by entry for a page. If there are few, all of them are found first.
 */
async function named(db: Database, condition: Condition, page: Page) {
  const found = await db.select({ id: auditEntries.id }).from(auditEntries).where(condition).limit(auditCountMax);
  const count = found.length;
  if (count === auditCountMax) return { rows: await pageOf(db, condition, page), count };
  const { perPage, before } = page;
  const ids = found.map(({ id }) => id).filter((id) => !before || id < before);
  const latest = ids.sort().reverse().slice(0, perPage);
  const rows = latest.length > 0 ? await pageOf(db, and(condition, inArray(auditEntries.id, latest)), page) : [];
  return { rows, count };
}

/** A count that is long does not make its page wait. */
async function listed(db: Database, condition: Condition, page: Page) {
  const counted = db.select({ one: sql`1` }).from(auditEntries).where(condition).limit(auditCountMax).as('counted');
  const [rows, count] = await Promise.all([pageOf(db, condition, page), db.$count(counted)]);
  return { rows, count };
}

/** A page of entries, the latest first, and how many there are with those of other pages. */
export async function readEntries(
  db: Database,
  condition: Condition,
  page: Page,
): Promise<{ data: AuditEntry[]; count: number }> {
  const { rows, count } = await (page.isSearched ? named : listed)(db, condition, page);
  return { data: rows.map((row) => presentEntry(row, page.isWhole)), count };
}
