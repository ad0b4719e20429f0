import { z } from 'zod';
import { earningSchema } from '../entities/earning';
import {
  commissionTermsSchema,
  commissionTermsShape,
  ledgerEntrySchema,
  ledgerTransactionSchema,
  orderEarningsSchema,
} from '../entities/ledger';
import { orderTypeSchema, paidBySchema } from '../entities/order';
import { id, idempotencyKey, instant, listDay, minor, percent, plannedDay, text } from '../entities/shared';
import { ledgerAccountNames, ledgerKinds } from '../ledger/accounts';
import { earningDaysMax } from '../ledger/earningDates';
import { limits } from '../limits';
import { historyPeriods } from '../orders/historyPeriod';
import { body, call, nothing } from './call';
import { listArguments, listReply } from './list';

const ofEarnings = { audience: 'session', permission: 'store/earning' } as const;

/** Whether everything is booked: `null`, or since when orders have to be placed for the ledger to have them. */
const completeness = { complete_since: instant.nullable() };

/** Most entries in one part of an export. */
const entryExportMax = 2_000;

/** The place of an entry among all of a store's. */
const entryPlace = z.strictObject({ effective_at: instant, transaction_id: id, seq: z.int().min(1) });

/** Which part of an export is asked for: `after` is `next` of the part before. */
export const entriesAfter = {
  after: entryPlace.optional(),
  limit: z.int().min(1).max(entryExportMax).default(entryExportMax),
};

/** A part of an export; without `next`, it is the last one. */
export const entriesPartSchema = z.object({
  data: z.array(ledgerEntrySchema.omit({ by: true, steps: true })),
  next: entryPlace.optional(),
});

/** A store's ledger. */
export const ledgerCalls = {
  get_earning: call({
    ...ofEarnings,
    summary:
      'What the store earned by its ledger: on the business days from `start_date` to `end_date` (today by default), at most ' +
      `${earningDaysMax}, or in the day, week (from Sunday) or month that includes \`date\` (today by default); without ` +
      '`start_date`, in a week. By day, order type, payment and delivery person, compared with the same days before. 641 for ' +
      'a day, 642 for a week and 636 for a month in the future or before the store had a ledger; without entries, its days are zero',
    body: body({
      period: z.enum(historyPeriods).optional(),
      date: listDay.optional(),
      start_date: listDay.optional(),
      end_date: listDay.optional(),
    }),
    reply: earningSchema.extend(completeness),
  }),
  get_ledger_entry_list: call({
    ...ofEarnings,
    summary:
      'Entries of the ledger, the latest first, by the business days on which they happened. `count` is exact up to 10000. ' +
      '`complete_since` is `null` once earlier orders are booked too; until then, orders placed before it may be missing',
    body: body({
      page: listArguments.page,
      perPage: listArguments.perPage,
      start_date: listArguments.start_date,
      end_date: listArguments.end_date,
      filter: z
        .strictObject({
          account: z.enum(ledgerAccountNames).optional(),
          accounts: z.array(z.enum(ledgerAccountNames)).min(1).max(ledgerAccountNames.length).optional(),
          kind: z.enum(ledgerKinds).optional(),
          order_id: id.optional(),
          /** Limits to orders with this type, payment or delivery person; `null`: to entries without one. */
          order_type: orderTypeSchema.nullable().optional(),
          paid_by: paidBySchema.nullable().optional(),
          provider_id: id.nullable().optional(),
        })
        .optional(),
    }),
    reply: listReply(ledgerEntrySchema).extend(completeness),
  }),
  get_ledger_entry_export: call({
    ...ofEarnings,
    isLong: true,
    summary:
      'All entries of the business days from `start_date` to `end_date`, a part at a time, the first ones first: `after` is ' +
      '`next` of the part before, which is missing at the end. Without names and steps',
    body: body({
      start_date: listDay,
      end_date: listDay,
      ...entriesAfter,
    }),
    reply: entriesPartSchema,
  }),
  get_order_earnings: call({
    ...ofEarnings,
    summary:
      'What an order brought the store, line by line: `earned` of `charged`. The lines add up to `earned`; those with the ' +
      'part `charged` add up to what the customer was charged. No lines before the order has ended',
    body: body({ order_id: id }),
    reply: z.object({ earnings: orderEarningsSchema }).extend(completeness),
  }),
} as const;

const transactionReply = z.object({ transaction: ledgerTransactionSchema });
const reason = text(limits.reasonMax);

/** The platform's part in a store's ledger. */
export const platformLedgerCalls = {
  'platform/set_commission': call({
    audience: 'platform',
    audit: 'none: terms are kept for good, each with its first day',
    summary:
      'Sets the terms for orders that are placed from the business day `first_day` on; not before today. Orders keep ' +
      'those they were placed with. Terms with the same first day replace earlier ones',
    body: z.strictObject({ store_id: id, first_day: plannedDay, ...commissionTermsShape }),
    reply: z.object({ terms: commissionTermsSchema }),
  }),
  'platform/set_offer_funding': call({
    audience: 'platform',
    audit: 'none: each order keeps the part that it was placed with',
    summary:
      'Sets how much of an offer’s discounts the platform pays, in percent, until the store changes what the offer gives, to whom or ' +
      'when. Orders keep what they were placed with',
    body: z.strictObject({ store_id: id, promo_id: id, funded_by_platform: percent }),
    reply: nothing,
  }),
  'platform/add_adjustment': call({
    audience: 'platform',
    idempotent: true,
    audit: 'none: the ledger keeps it for good, with its reason',
    summary:
      'Corrects what the platform owes a store: above zero in favour of the store. With `order_id`, it is about that order',
    body: z.strictObject({
      store_id: id,
      idempotency_key: idempotencyKey,
      amount: z
        .int()
        .min(-limits.amountMax)
        .max(limits.amountMax)
        .refine((amount) => amount !== 0, { error: 'not 0' }),
      reason,
      order_id: id.optional(),
    }),
    reply: transactionReply,
  }),
  'platform/add_payout': call({
    audience: 'platform',
    idempotent: true,
    audit: 'none: the ledger keeps it for good, with its reference',
    summary:
      'Records a payout to a store’s bank account. 4022 for more than the platform owes it without what the store has requested, 644 while ' +
      'its payouts wait or are frozen. `reason` is what the bank statement says',
    body: z.strictObject({ store_id: id, idempotency_key: idempotencyKey, amount: minor.min(1), reason }),
    reply: transactionReply,
  }),
  'platform/return_payout': call({
    audience: 'platform',
    idempotent: true,
    audit: 'none: the ledger keeps it for good, with its reason',
    summary:
      'The bank returned a payout: the platform owes it again. 1000 for anything else, or if it was returned before',
    body: z.strictObject({ store_id: id, idempotency_key: idempotencyKey, transaction_id: id, reason }),
    reply: transactionReply,
  }),
  'platform/get_ledger_progress': call({
    audience: 'platform',
    summary:
      'How far the orders from before the ledger are booked, for each store where some are left: how many of them, how many a ' +
      'second, and the seconds that this still takes',
    body: z.strictObject({}),
    reply: z.object({
      data: z.array(
        z.object({
          store_id: id,
          /** Orders placed since then are booked. */
          complete_since: instant,
          booked: z.int(),
          left: z.int(),
          per_second: z.number(),
          seconds_left: z.int().nullable(),
        }),
      ),
    }),
  }),
} as const;
