import { z } from 'zod';
import { walletStates } from '../ledger/walletRequest';
import { limits } from '../limits';
import { ledgerActorSchema } from './ledger';
import { id, instant, minor } from './shared';

/** A store's request to be paid out. */
export const walletRequestSchema = z.object({
  _id: id,
  amount: minor,
  currency: z.string(),
  state: z.enum(walletStates),
  by: ledgerActorSchema,
  created_at: instant,
  updated_at: instant,
  /** The platform's, for its last step. */
  reason: z.string().max(limits.reasonMax).optional(),
  /** The payout in the ledger, once it was transferred. */
  transaction_id: id.optional(),
});
export type WalletRequest = z.infer<typeof walletRequestSchema>;

/** A payout to the store's bank account. */
export const payoutSchema = z.object({
  _id: id,
  effective_at: instant,
  amount: minor,
  currency: z.string(),
  /** The text on the bank statement. */
  reason: z.string(),
  returned: z.object({ effective_at: instant, reason: z.string() }).nullable(),
});

/** Cash that a delivery person handed in. `difference` is what was counted, less what they held: 0 for a part of it. */
export const cashHandoverSchema = z.object({
  _id: id,
  effective_at: instant,
  by: ledgerActorSchema,
  provider_id: id,
  /** Empty for a delivery person who was deleted. */
  name: z.string(),
  counted: z.int(),
  difference: z.int(),
  reason: z.string().max(limits.reasonMax),
});
export type CashHandover = z.infer<typeof cashHandoverSchema>;

/**
 * The causes that can still change the next payout.
 *
 * - `held`, `frozen`: nothing is paid out until then
 * - `wallet_request`: requested already, and waits for the platform
 * - `open_order`: paid for an order that hasn't ended; it goes back if the order is cancelled
 * - `order_change`: a proposed change of an order would return money or charge more
 * - `contested`: taken from an order, and contested; it comes back if the platform agrees
 * - `cash`: a delivery person has to hand it in. It isn't part of the balance; only what is missing at closing is lost
 */
export const payoutCauses = [
  'held',
  'frozen',
  'wallet_request',
  'open_order',
  'order_change',
  'contested',
  'cash',
] as const;
export type PayoutCause = (typeof payoutCauses)[number];

export const nextPayoutSchema = z.object({
  currency: z.string(),
  balance: z.int(),
  /** The amount that can be paid out now: the balance less what is requested, or 0 while payouts wait or are frozen. */
  available: minor,
  /** In the order of `payoutCauses`. */
  causes: z.array(
    z.object({
      cause: z.enum(payoutCauses),
      /** By how much it would change the payout; for `cash`, what the person holds. */
      amount: z.int(),
      /** The request, the order or the delivery person; `null` for `held` and `frozen`. */
      _id: id.nullable(),
      /** The order's number. */
      unique_id: z.int().optional(),
      /** The delivery person's name. */
      name: z.string().optional(),
      /** Since when, or for `held` until when. */
      at: instant.optional(),
    }),
  ),
});
export type NextPayout = z.infer<typeof nextPayoutSchema>;
