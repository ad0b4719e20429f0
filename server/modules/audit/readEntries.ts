import { and, desc, lt, type SQL, sql } from 'drizzle-orm';
import type { AuditEntry } from '#contract/audit/auditEntry';
import { auditCountMax } from '#contract/calls/audit';
import type { Database } from '#server/db/database';
import { auditEntries } from '#server/db/schema/audit';
import { presentEntry } from './presentEntry';

interface Page {
  perPage: number;
  before?: string | undefined;
  isWhole: boolean;
}

/** A page of entries, the latest first, and how many there are with those of other pages. */
export async function readEntries(
  db: Database,
  condition: SQL | undefined,
  { perPage, before, isWhole }: Page,
): Promise<{ data: AuditEntry[]; count: number }> {
  const page = db
    .select()
    .from(auditEntries)
    .where(and(condition, before ? lt(auditEntries.id, before) : undefined))
    .orderBy(desc(auditEntries.id))
    .limit(perPage);
  const counted = db.select({ one: sql`1` }).from(auditEntries).where(condition).limit(auditCountMax).as('counted');
  // Beside each other: a count that is long does not make the page wait.
  const [rows, count] = await Promise.all([page, db.$count(counted)]);
  return { data: rows.map((row) => presentEntry(row, isWhole)), count };
}
