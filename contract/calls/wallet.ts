import { z } from 'zod';
import { ledgerEntrySchema } from '../entities/ledger';
import { id, idempotencyKey, instant, minor, text } from '../entities/shared';
import { cashHandoverSchema, nextPayoutSchema, payoutSchema, walletRequestSchema } from '../entities/wallet';
import { walletStepNames } from '../ledger/walletRequest';
import { limits } from '../limits';
import { referenceLanguages } from '../referenceLanguages';
import { statementSchema } from '../statements/statement';
import { body, call, noBody } from './call';
import { listArguments, listReply } from './list';

const ofEarnings = { audience: 'session', permission: 'store/earning' } as const;
const ofPayouts = { audience: 'session', permission: 'store/earning/payout' } as const;
const ofCash = { audience: 'session', permission: ['store/earning', 'store/providers'] } as const;
const amount = z.int();
const requestReply = z.object({ wallet_request: walletRequestSchema });
/** Most entries in one part of a statement's. */
const statementEntriesMax = 2_000;
/** The place of an entry in the store's ledger. */
const statementPlace = z.strictObject({ position: z.int().min(1), seq: z.int().min(1) });

/** Calls about a store's balance, its payouts, and the cash of its delivery people. */
export const walletCalls = {
  get_wallet: call({
    ...ofEarnings,
    summary:
      'What the platform owes the store (`balance`; below zero, the store owes it), how much of it is in open requests ' +
      '(`requested`), and how much can be requested (`available`), with the open requests and the latest others, 100 together, the latest first. `cash` is what ' +
      'delivery people still have to hand in: it isn’t part of the balance',
    body: noBody,
    reply: z.object({
      currency: z.string(),
      balance: amount,
      requested: minor,
      available: minor,
      cash: amount,
      /** Until when payouts wait, and since when they have been frozen. */
      payout_hold_until: instant.nullable(),
      payouts_frozen_at: instant.nullable(),
      requests: z.array(walletRequestSchema),
    }),
  }),
  get_wallet_request_list: call({
    ...ofEarnings,
    summary: 'All requests in the order of `get_wallet`: the open ones, and then the latest',
    body: body({ page: listArguments.page, perPage: listArguments.perPage }),
    reply: listReply(walletRequestSchema),
  }),
  add_wallet_request: call({
    ...ofPayouts,
    idempotent: true,
    stepUp: true,
    audit: 'none: the request is kept for good, with who made it',
    summary: 'Requests a payout: 1041. 815 for more than is available, and while payouts wait or are frozen',
    body: body({ idempotency_key: idempotencyKey, amount: minor.min(1) }),
    reply: requestReply,
  }),
  cancel_wallet_request: call({
    ...ofPayouts,
    audit: 'none: the request is kept for good, with its state',
    summary:
      'Cancels a request that the platform hasn’t accepted yet: 1042. 816 if there is none, 820 if it is too late',
    body: body({ _id: id }),
    reply: requestReply,
  }),
  get_payout_list: call({
    ...ofEarnings,
    summary: 'Payouts to the store’s bank account, the latest first, with those that the bank returned',
    body: body({ page: listArguments.page, perPage: listArguments.perPage }),
    reply: listReply(payoutSchema),
  }),
  get_next_payout: call({
    ...ofEarnings,
    summary:
      'What the next payout would be (`available` of `balance`), and what can still change it: each cause with its amount and ' +
      'the ID of what it opens. At most 100 of each kind, the latest first',
    body: noBody,
    reply: nextPayoutSchema,
  }),
  get_payout_statement: call({
    ...ofEarnings,
    isLong: true,
    summary:
      'The statement of a payout: everything that was booked since the payout before it, by measure, with its seal. The closing balance ' +
      'is `statementSums(statement).due`. 1000 if there is no such payout',
    body: body({ _id: id }),
    reply: z.object({
      statement: statementSchema,
      /** Sealed with the entries. */
      store_id: id,
      /** The payout whose statement has the seal before this one; `null` for the first. */
      previous_id: id.nullable(),
    }),
  }),
  get_payout_statement_entries: call({
    ...ofEarnings,
    isLong: true,
    summary:
      'The entries of a payout’s statement in the order in which they are sealed, for its CSV and for `verifySeal`, a part at a time: ' +
      '`after` is `next` of the part before, which is missing at the end. Without names and steps. 1000 if there is no such payout',
    body: body({
      _id: id,
      after: statementPlace.optional(),
      limit: z.int().min(1).max(statementEntriesMax).default(statementEntriesMax),
    }),
    reply: z.object({
      data: z.array(ledgerEntrySchema.omit({ by: true, steps: true })),
      next: statementPlace.optional(),
    }),
  }),
  get_payout_statement_file: call({
    ...ofEarnings,
    isLong: true,
    waitsOutside: true,
    limit: { points: 60, seconds: 600 },
    summary:
      'The statement of a payout as a PDF in one of the app’s languages, in base64. A store’s files are made one at a time. 1000 if there ' +
      'is no such payout, 4031 while it can’t be made',
    body: body({ _id: id, language: z.enum(referenceLanguages) }),
    reply: z.object({ content_type: z.literal('application/pdf'), content: z.string() }),
  }),
  get_cash: call({
    ...ofCash,
    summary:
      'The cash that each delivery person holds, the highest amount first, and the last 20 handovers, the latest first. ' +
      '`overdue` is the part that they have held for more than a day: what is handed in counts for the oldest cash',
    body: noBody,
    reply: z.object({
      currency: z.string(),
      data: z.array(z.object({ provider_id: id, name: z.string(), amount, overdue: minor })),
      handovers: z.array(cashHandoverSchema),
    }),
  }),
  hand_over_cash: call({
    ...ofCash,
    idempotent: true,
    audit: 'none: the ledger keeps it for good, with who counted',
    summary:
      'Books cash that a delivery person handed in. `expected` is what they hold; 4022 if that has changed. Without `is_part`, ' +
      'the difference between it and what was counted is booked too, with its `reason`, and they hold nothing afterwards',
    body: body({
      idempotency_key: idempotencyKey,
      provider_id: id,
      expected: minor,
      counted: minor,
      /** The rest stays with the person. */
      is_part: z.boolean().default(false),
      /** Why what was counted differs. */
      reason: z.string().trim().max(limits.reasonMax).default(''),
    }),
    reply: z.object({ expected: amount, counted: amount, difference: amount, left: amount }),
  }),
} as const;

/** The platform's part in them. */
export const platformWalletCalls = {
  'platform/settle_wallet_request': call({
    audience: 'platform',
    idempotent: true,
    audit: 'none: the request is kept for good, and its payout in the ledger',
    summary:
      'Accepts, transfers, completes or declines a request. The transfer books the payout. 816 if there is no such request; 817 ' +
      '(accept, decline), 818 (transfer) or 819 (complete) in another state, and for a transfer also if it is more than the balance, or ' +
      'while payouts wait or are frozen',
    body: z.strictObject({
      store_id: id,
      idempotency_key: idempotencyKey,
      _id: id,
      step: z.enum(walletStepNames),
      reason: text(limits.reasonMax),
    }),
    reply: requestReply,
  }),
} as const;
