import { and, eq, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type SealState, sealOf, verifySeal } from '#contract/statements/seal';
import type { Database } from '#server/db/database';
import { payoutStatements } from '#server/db/schema/wallet';
import { type FoundStatement, findStatement, listStatements } from './findStatement';
import { countEntries, entryParts } from './statementEntries';

/** Stores of one round. */
const storesAtOnce = 20;

const headOf = ({ row, store_id }: FoundStatement, previous: string | null, count: number) => ({
  ...{ store_id, first: row.first_day, last: row.last_day, previous, count },
});

/** Two processes come to the same seal, and the first one keeps it. */
async function sealOne(db: Database, statement: FoundStatement): Promise<void> {
  const { row, store_id, previous_seal } = statement;
  const count = await countEntries(db, statement);
  const seal = await sealOf(headOf(statement, previous_seal, count), entryParts(db, statement));
  await db
    .update(payoutStatements)
    .set({ seal, previous: previous_seal, entry_count: count })
    .where(
      and(
        eq(payoutStatements.store_id, store_id),
        eq(payoutStatements.transaction_id, row.transaction_id),
        isNull(payoutStatements.seal),
      ),
    );
}

/** Seals a store's statements that aren't yet, the first one first, because each seal has the one before it. */
export async function sealStore(db: Database, storeId: string): Promise<void> {
  const unsealed = await db
    .select({ id: payoutStatements.transaction_id })
    .from(payoutStatements)
    .where(and(eq(payoutStatements.store_id, storeId), isNull(payoutStatements.seal)))
    .orderBy(payoutStatements.number);
  for (const { id } of unsealed) await sealOne(db, await findStatement(db, storeId, id));
}

/**
 * Seals the statements of new payouts: seconds after the payout, because its transaction holds the store's lock, and orders
 * would wait while a month of entries is hashed. What belongs to a statement is settled with the payout.
 */
export async function sealStatements(db: Database): Promise<void> {
  const found = await db
    .selectDistinct({ store_id: payoutStatements.store_id })
    .from(payoutStatements)
    .where(isNull(payoutStatements.seal))
    .limit(storesAtOnce);
  for (const { store_id } of found) await sealStore(db, store_id);
}

/** A statement whose seal its entries no longer give, or that doesn't name the seal before it. */
interface BrokenSeal {
  payout: string;
  state: Exclude<SealState, 'intact'>;
}

/** Verifies all sealed statements of a store. @returns the broken ones */
async function brokenSeals(db: Database, storeId: string): Promise<BrokenSeal[]> {
  const broken: BrokenSeal[] = [];
  for (const statement of await listStatements(db, storeId)) {
    const { transaction_id: payout, seal, previous, entry_count } = statement.row;
    if (seal === null) continue;
    const head = { ...headOf(statement, previous, entry_count ?? 0), seal };
    const state = await verifySeal(head, entryParts(db, statement), statement.previous_seal);
    if (state !== 'intact') broken.push({ payout, state });
  }
  return broken;
}

/** Verifies the seals of all stores, and logs broken ones. */
export async function checkSeals(db: Database, log: Pick<Logger, 'error'>): Promise<void> {
  const found = await db.selectDistinct({ store_id: payoutStatements.store_id }).from(payoutStatements);
  for (const { store_id } of found) {
    const broken = await brokenSeals(db, store_id);
    if (broken.length > 0) log.error({ store_id, broken }, 'seals of statements are broken');
  }
}
