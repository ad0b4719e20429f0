import { z } from 'zod';
import { ledgerAccountNames, ledgerKinds } from '../ledger/accounts';
import { ledgerStepKeys } from '../ledger/ledgerEntry';
import { limits } from '../limits';
import { orderTypes } from '../orders/statuses';
import { date, id, instant, minor, percent } from './shared';

/** An amount of the ledger, or a sum of some: above zero for something earned or owed, below zero for money that came in. */
const signed = z.int();

const rate = z.strictObject({ percent, amount: minor });

/** The fields of commission terms that the platform sets. */
export const commissionTermsShape = {
  ...(Object.fromEntries(orderTypes.map((type) => [type, rate])) as Record<(typeof orderTypes)[number], typeof rate>),
  with_tax: z.boolean(),
  with_delivery_fee: z.boolean(),
  with_tip: z.boolean(),
  commission_tax: percent,
  is_returned_on_refund: z.boolean(),
  payment_fee: rate,
};

/** The terms between the platform and a store, from a day on. */
export const commissionTermsSchema = z.object({ _id: id, first_day: date, ...commissionTermsShape });

export const ledgerStepSchema = z.object({
  key: z.enum(ledgerStepKeys),
  amount: signed,
  percent: percent.optional(),
});

/** Who caused a transaction. A customer's name stays with their order. */
export const ledgerActorSchema = z.object({
  kind: z.enum(['customer', 'store', 'provider', 'system', 'platform']),
  id: z.string().nullable(),
  name: z.string(),
});
export type LedgerActor = z.infer<typeof ledgerActorSchema>;

/** One entry with its transaction. The entries of a transaction add up to 0. */
export const ledgerEntrySchema = z.object({
  transaction_id: id,
  /** Its place within the transaction. */
  seq: z.int().min(1),
  kind: z.enum(ledgerKinds),
  order_id: id.optional(),
  /** The order's number. */
  unique_id: z.int().optional(),
  /** When it happened, and when it was written. */
  effective_at: instant,
  at: instant,
  by: ledgerActorSchema,
  /** For an adjustment, a payout and what takes one back. */
  reason: z.string().max(limits.reasonMax).optional(),
  reversal_of: id.optional(),
  account: z.enum(ledgerAccountNames),
  amount: signed,
  currency: z.string(),
  line: z.int().optional(),
  tax_rate: percent.optional(),
  provider_id: id.optional(),
  steps: z.array(ledgerStepSchema).optional(),
});
export type LedgerEntryRecord = z.infer<typeof ledgerEntrySchema>;

/** A transaction that the platform added. Without its reason, which can name a customer: replies are kept for a week. */
export const ledgerTransactionSchema = z.object({
  _id: id,
  kind: z.enum(ledgerKinds),
  effective_at: instant,
  amount: signed,
  currency: z.string(),
});

/** The earnings of an order. */
export const orderEarningsSchema = z.object({
  order_id: id,
  currency: z.string(),
  charged: signed,
  earned: signed,
  lines: z.array(
    z.object({
      part: z.enum(['charged', 'taken']),
      account: z.enum(ledgerAccountNames),
      amount: signed,
      line: z.int().optional(),
      steps: z.array(ledgerStepSchema).optional(),
    }),
  ),
});
