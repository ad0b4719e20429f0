import { z } from 'zod';
import { invoiceStates } from '../billing/invoiceParts';
import { planIntervals } from '../billing/plans';
import { billingLimits } from '../billingLimits';
import { id, idempotencyKey, plannedDay, text, version } from '../entities/shared';
import {
  billingCardSchema,
  billingDetailsShape,
  billingInvoiceSchema,
  planPreviewSchema,
  subscriptionSchema,
} from '../entities/subscription';
import { limits } from '../limits';
import { referenceLanguages } from '../referenceLanguages';
import { body, call, noBody } from './call';
import { listArguments, listReply } from './list';

const ofOwner = { audience: 'owner', allowInactiveStore: true } as const;
const subscriptionReply = z.object({ subscription: subscriptionSchema });
const chosen = { plan: z.string().max(40), interval: z.enum(planIntervals) };
const kept = 'none: the subscription’s invoices are kept for good';
const ofCards = 'none: the card stays at the gateway, and what is charged is kept with its invoice';

/** Says what the owner pays the platform: plan, cards, billing details, invoices. All of them 4001 where billing is off. */
export const billingCalls = {
  get_subscription: call({
    ...ofOwner,
    summary:
      'The store’s subscription: its state, plan, period, what is charged next, cards, billing details, all plans, and the use of the last ' +
      `${billingLimits.useDays} days`,
    body: noBody,
    reply: subscriptionReply,
  }),
  preview_plan: call({
    ...ofOwner,
    audit: 'none: nothing changes',
    summary:
      'What choosing a plan does: when it applies, and exactly what is charged then. 1000 if there is no such plan',
    body: body(chosen),
    reply: z.object({ preview: planPreviewSchema }),
  }),
  subscribe: call({
    ...ofOwner,
    waitsOutside: true,
    limit: { points: 30, seconds: 600 },
    audit: kept,
    summary:
      'Chooses a plan, as previewed: 1031, or 1032 if there was one. `total` is what the preview said is charged now; 4009 if it has ' +
      'changed. 644 if the card wasn’t charged, with the reason: then nothing has changed. 2999 while an invoice isn’t paid',
    body: body({ ...chosen, total: z.int() }),
    reply: subscriptionReply,
  }),
  cancel_subscription: call({
    ...ofOwner,
    audit: kept,
    summary: 'Cancels at the end of what is paid, or of the trial: 1033. 1000 if there is no plan',
    body: noBody,
    reply: subscriptionReply,
  }),
  resume_subscription: call({
    ...ofOwner,
    audit: kept,
    summary: 'Takes a cancellation back, or a planned change: 1032. 1000 if it has ended',
    body: noBody,
    reply: subscriptionReply,
  }),
  pay_invoice: call({
    ...ofOwner,
    waitsOutside: true,
    limit: { points: 30, seconds: 600 },
    audit: kept,
    summary:
      'Pays an invoice by the default card, or from what the platform owes the store (`from: payout`). 644 if it wasn’t charged, ' +
      '815 if the balance isn’t enough, 1000 if nothing is to be paid',
    body: body({ _id: id, from: z.enum(['card', 'payout']).default('card') }),
    reply: subscriptionReply,
  }),
  get_invoice_list: call({
    ...ofOwner,
    summary: 'The store’s invoices and credit notes, the latest first',
    body: body({
      ...{ page: listArguments.page, perPage: listArguments.perPage },
      ...{ start_date: listArguments.start_date, end_date: listArguments.end_date },
      filter: z.strictObject({ state: z.enum(invoiceStates).optional() }).default({}),
    }),
    reply: listReply(billingInvoiceSchema),
  }),
  get_invoice_file: call({
    ...ofOwner,
    isLong: true,
    waitsOutside: true,
    limit: { points: 60, seconds: 600 },
    summary:
      'An invoice as a PDF in one of the app’s languages, in base64. 1000 if there is none, 4031 while it can’t be made',
    body: body({ _id: id, language: z.enum(referenceLanguages) }),
    reply: z.object({ content_type: z.literal('application/pdf'), content: z.string() }),
  }),
  start_card: call({
    ...ofOwner,
    waitsOutside: true,
    limit: { points: 200, seconds: 600 },
    audit: ofCards,
    summary: 'Begins to save a card: the address of the gateway’s page. 644 while the gateway doesn’t answer',
    body: body({ language: z.enum(referenceLanguages) }),
    reply: z.object({ address: z.string() }),
  }),
  add_card: call({
    ...ofOwner,
    waitsOutside: true,
    audit: ofCards,
    summary: 'Takes over the card that was saved at the gateway: 1021, and 1000 if none was',
    body: noBody,
    reply: z.object({ cards: z.array(billingCardSchema) }),
  }),
  select_card: call({
    ...ofOwner,
    audit: ofCards,
    summary: 'Makes a card the one that is charged: 1023',
    body: body({ _id: id }),
    reply: z.object({ cards: z.array(billingCardSchema) }),
  }),
  delete_card: call({
    ...ofOwner,
    waitsOutside: true,
    audit: ofCards,
    summary: 'Removes a card: 1022. 4113 for the last one while a plan is to be charged',
    body: body({ _id: id }),
    reply: z.object({ cards: z.array(billingCardSchema) }),
  }),
  update_billing_details: call({
    ...ofOwner,
    audit: 'none: each invoice keeps the details of its day',
    summary:
      'Changes the billing details of future invoices. Issued invoices keep theirs. 4009 if someone else changed them first',
    body: body({ version, ...billingDetailsShape }),
    reply: subscriptionReply,
  }),
} as const;

/** The platform's part in them. */
export const platformBillingCalls = {
  'platform/set_subscription': call({
    audience: 'platform',
    idempotent: true,
    waitsOutside: true,
    audit: 'none: the reason is kept with the subscription’s invoices',
    summary:
      'Extends a trial (`trial_ends_on`), gives a plan, for nothing if `is_free`, never locks the store (`is_exempt`), or forgives ' +
      'an invoice (`forgive`): what is unpaid no longer is, what was paid is refunded, and either gets a credit note. A refund that the gateway ' +
      'didn’t make (`refund`) is asked for again, or was made another way. 1000 without such a store, plan, invoice or ' +
      'refund, 644 if no account can refund',
    body: z.strictObject({
      store_id: id,
      idempotency_key: idempotencyKey,
      reason: text(limits.reasonMax),
      trial_ends_on: plannedDay.optional(),
      plan: z.strictObject({ ...chosen, is_free: z.boolean().default(false) }).optional(),
      is_exempt: z.boolean().optional(),
      forgive: id.optional(),
      refund: z.strictObject({ credit_note: id, action: z.enum(['again', 'settled']) }).optional(),
    }),
    reply: subscriptionReply,
  }),
} as const;
