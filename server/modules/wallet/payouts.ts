import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ledgerEntries, ledgerTransactions } from '#server/db/schema/ledger';
import type { Handler } from '#server/http/handler';

const returns = alias(ledgerTransactions, 'returns');

export const getPayoutList: Handler<'get_payout_list'> = async ({ page, perPage }, { db, session }) => {
  const { store_id } = session;
  const condition = and(eq(ledgerTransactions.store_id, store_id), eq(ledgerTransactions.kind, 'payout'));
  const rows = await db
    .select({ payout: ledgerTransactions, entry: ledgerEntries, returned: returns })
    .from(ledgerTransactions)
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.store_id, ledgerTransactions.store_id),
        eq(ledgerEntries.transaction_id, ledgerTransactions.id),
        eq(ledgerEntries.account, 'platform'),
      ),
    )
    .leftJoin(
      returns,
      and(eq(returns.store_id, ledgerTransactions.store_id), eq(returns.reversal_of, ledgerTransactions.id)),
    )
    .where(condition)
    .orderBy(desc(ledgerTransactions.effective_at), desc(ledgerTransactions.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const data = rows.map(({ payout, entry, returned }) => ({
    ...{ _id: payout.id, effective_at: payout.effective_at.toISOString(), reason: payout.reason },
    ...{ amount: entry.amount, currency: entry.currency },
    returned: returned && { effective_at: returned.effective_at.toISOString(), reason: returned.reason },
  }));
  return { data, count: await db.$count(ledgerTransactions, condition) };
};
