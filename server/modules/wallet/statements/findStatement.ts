import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database';
import { ledgerTransactions } from '#server/db/schema/ledger';
import { payoutStatements } from '#server/db/schema/wallet';
import { notFound } from '#server/records/refusals';

const before = alias(payoutStatements, 'before');
const payoutBefore = alias(ledgerTransactions, 'payout_before');

/** The transactions of a statement: those after one place in the store's ledger, until another. */
export interface Range {
  store_id: string;
  after: number;
  until: number;
}

/** A statement with what it covers. */
export interface FoundStatement extends Range {
  row: typeof payoutStatements.$inferSelect;
  /** When the payout was made. */
  issued_at: Date;
  /** The payout before it, and the seal of its statement; `null` if there is none. */
  previous_id: string | null;
  previous_seal: string | null;
}

const selectStatements = (db: Database) =>
  db
    .select({
      row: payoutStatements,
      issued_at: ledgerTransactions.effective_at,
      until: ledgerTransactions.position,
      previous_id: before.transaction_id,
      previous_seal: before.seal,
      after: payoutBefore.position,
    })
    .from(payoutStatements)
    .innerJoin(
      ledgerTransactions,
      and(
        eq(ledgerTransactions.store_id, payoutStatements.store_id),
        eq(ledgerTransactions.id, payoutStatements.transaction_id),
      ),
    )
    .leftJoin(
      before,
      and(eq(before.store_id, payoutStatements.store_id), eq(before.number, sql`${payoutStatements.number} - 1`)),
    )
    .leftJoin(payoutBefore, and(eq(payoutBefore.store_id, before.store_id), eq(payoutBefore.id, before.transaction_id)))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectStatements>>[number];

const found = ({ after, until, ...rest }: Selected): FoundStatement => ({
  ...rest,
  ...{ store_id: rest.row.store_id, after: after ?? 0, until: until ?? 0 },
});

/** @throws 1000 if the store has no such payout */
export async function findStatement(db: Database, storeId: string, payoutId: string): Promise<FoundStatement> {
  const [row] = await selectStatements(db).where(
    and(eq(payoutStatements.store_id, storeId), eq(payoutStatements.transaction_id, payoutId)),
  );
  if (!row) throw notFound();
  return found(row);
}

/** A store's statements, the first one first. */
export async function listStatements(db: Database, storeId: string): Promise<FoundStatement[]> {
  const rows = await selectStatements(db)
    .where(eq(payoutStatements.store_id, storeId))
    .orderBy(payoutStatements.number);
  return rows.map(found);
}

/** The condition for the transactions of a statement. */
export const isWithin = ({ store_id, after, until }: Range) =>
  and(
    eq(ledgerTransactions.store_id, store_id),
    gt(ledgerTransactions.position, after),
    lte(ledgerTransactions.position, until),
  );
