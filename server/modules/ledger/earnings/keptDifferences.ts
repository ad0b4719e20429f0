import { sql } from 'drizzle-orm';
import type { LedgerAccount } from '#contract/ledger/accounts';
import type { AccountSums } from '#contract/ledger/earnings';
import type { Database } from '#server/db/database';
import { ledgerDayTotals } from '#server/db/schema/ledgerDayTotals';
import { keptAccounts } from './earningSums';

interface KeptDifference {
  account: LedgerAccount;
  /** The sum that differs: by type and payment, or else by person. */
  kept: number;
  ledger: number;
}

const sums = sql.raw(keptAccounts.map((account) => `'${account}', coalesce(sum(${account}), 0)::float8`).join(', '));

/**
 * Compares the sums by day that are kept of a store's ledger with its entries, account by account. One statement, so both
 * are of the same moment.
 *
 * @returns the accounts that differ
 */
export async function keptDifferences(db: Database, storeId: string): Promise<KeptDifference[]> {
  const { rows } = await db.transaction(async (tx) => {
    // Of a million orders, it takes longer than any call may.
    await tx.execute(sql`set local statement_timeout = '10min'`);
    return (await tx.execute(sql`
      select (select json_build_object(${sums}) from ${ledgerDayTotals} where store_id = ${storeId} and order_type <> 'any') as kept,
        (select json_build_object(${sums}) from ${ledgerDayTotals} where store_id = ${storeId} and order_type = 'any') as by_person,
        (select coalesce(json_object_agg(account, sum), '{}'::json) from (
          select e.account, sum(e.amount)::float8 as sum
          from ledger_entries e join stores s on s.id = e.store_id
          where e.store_id = ${storeId} and (s.ledger_totals_from is null or e.effective_at >= s.ledger_totals_from)
          group by e.account) by_account) as ledger`)) as unknown as {
      rows: { kept: AccountSums; by_person: AccountSums; ledger: AccountSums }[];
    };
  });
  const [found] = rows;
  if (!found) return [];
  return keptAccounts.flatMap((account) => {
    const ledger = found.ledger[account] ?? 0;
    const wrong = [found.kept[account] ?? 0, found.by_person[account] ?? 0].find((kept) => kept !== ledger);
    return wrong === undefined ? [] : [{ account, kept: wrong, ledger }];
  });
}
