import type { WalletRequest } from '#contract/entities/wallet';
import type { walletRequests } from '#server/db/schema/wallet';

/** A request as its store and the platform see it. */
export const presentRequest = (row: typeof walletRequests.$inferSelect): WalletRequest => ({
  _id: row.id,
  amount: row.amount,
  currency: row.currency,
  state: row.state,
  by: row.by,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  reason: row.reason || undefined,
  transaction_id: row.transaction_id ?? undefined,
});
