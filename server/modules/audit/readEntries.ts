import { and, desc, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { AuditEntry } from '#contract/audit/auditEntry';
import { auditCountMax } from '#contract/calls/audit';
import type { Database } from '#server/db/database';
import { auditEntries } from '#server/db/schema/audit';
import { presentEntry } from './presentEntry';

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
 * Those that bear a name. How many do PostgreSQL does not know, and guesses one in fifty: it would look for a page of them entry by entry,
 * through the whole trail where nothing is called so. Where they are few, all are found first.
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
