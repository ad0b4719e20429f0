import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';

/**
 * Adds the statement of a payout, in its transaction: which days it covers, by the rules that the store has now. What it
 * covers is decided by the places of transactions, so nothing that is written later belongs to it (ADR 0085).
 */
export async function addStatements(tx: Database, storeId: string): Promise<void> {
  await tx.execute(sql`select payout_statements_add(${storeId}::uuid)`);
}
