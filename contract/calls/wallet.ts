import { z } from 'zod';
import { id, idempotencyKey, instant, minor, text } from '../entities/shared';
import { cashHandoverSchema, payoutSchema, walletRequestSchema } from '../entities/wallet';
import { walletStepNames } from '../ledger/walletRequest';
import { limits } from '../limits';
import { body, call, noBody } from './call';
import { listArguments, listReply } from './list';

const ofEarnings = { audience: 'session', permission: 'store/earning' } as const;
const ofPayouts = { audience: 'session', permission: 'store/earning/payout' } as const;
const ofCash = { audience: 'session', permission: ['store/earning', 'store/providers'] } as const;
const amount = z.int();
const requestReply = z.object({ wallet_request: walletRequestSchema });

/** Calls about a store's balance, its payouts, and the cash of its delivery people. */
export const walletCalls = {
  get_wallet: call({
    ...ofEarnings,
    summary:
      'What the platform owes the store (`balance`; below zero, the store owes it), how much of it is in open requests ' +
      '(`requested`), and how much can be requested (`available`), with the last 100 requests, the latest first. `cash` is what ' +
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
  get_cash: call({
    ...ofCash,
    summary:
      'The cash that each delivery person holds, the highest amount first, and the last 20 handovers, the latest first',
    body: noBody,
    reply: z.object({
      currency: z.string(),
      data: z.array(z.object({ provider_id: id, name: z.string(), amount })),
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
