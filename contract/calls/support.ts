import { z } from 'zod';
import { id, idempotencyKey, text } from '../entities/shared';
import { supportMessageSchema } from '../entities/supportMessage';
import { ledgerAccountNames } from '../ledger/accounts';
import { limits } from '../limits';
import { body, call, noBody, nothing } from './call';

/** The page the writer is on: a path in the app, without search terms. */
const page = z
  .string()
  .trim()
  .max(limits.pageMax)
  .regex(/^[^?#\s]*$/);
const appVersion = z.string().trim().max(40);
/** The error's name, such as `TypeError`. */
const name = z.string().trim().max(60);

/** Messages to the operator: people's questions, and reports of pages that failed. */
export const supportCalls = {
  get_support_thread: call({
    audience: 'session',
    allowInactiveStore: true,
    summary: 'What this account wrote to the operator, oldest first, and how answers arrive',
    body: noBody,
    reply: z.object({
      messages: z.array(supportMessageSchema),
      /** The state that the next message will have. */
      next: supportMessageSchema.shape.state.exclude(['mailed']),
      /** Address for answers; empty if the account has none. */
      answer_to: z.string(),
    }),
  }),
  add_support_message: call({
    audience: 'session',
    allowInactiveStore: true,
    idempotent: true,
    limit: { points: 60, seconds: 600 },
    audit: { entity: 'support_message', action: 'add' },
    summary: 'Sends a message to the operator: stored, and mailed if mail is set up',
    body: body({
      idempotency_key: idempotencyKey,
      text: text(limits.supportTextMax),
      page,
      app_version: appVersion,
      browser: z.string().trim().max(limits.browserNameMax),
    }),
    reply: z.object({ support_message: supportMessageSchema }),
  }),
  contest_deduction: call({
    audience: 'session',
    permission: 'store/earning',
    idempotent: true,
    limit: { points: 60, seconds: 600 },
    audit: { entity: 'support_message', action: 'add' },
    summary:
      'Sends a message to the operator about what was taken from an order: with its entries, what happened to it, and what the ' +
      'writer adds. 637 if nothing was taken from it in this account',
    body: body({
      idempotency_key: idempotencyKey,
      order_id: id,
      account: z.enum(ledgerAccountNames),
      text: z.string().trim().max(limits.reasonMax).default(''),
      page,
      app_version: appVersion,
      browser: z.string().trim().max(limits.browserNameMax),
    }),
    reply: z.object({ support_message: supportMessageSchema }),
  }),
  add_crash_report: call({
    audience: 'public',
    limit: { points: 60, seconds: 600 },
    audit: 'none: a program’s own word, for the log',
    summary: 'Reports that a page of the app failed: written to the log, with the ID that the user was shown',
    body: body({
      /** Short enough to read out. */
      report: z.string().regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      name,
      page,
      app_version: appVersion,
      /** File, line and column of the code that failed. */
      at: z.string().trim().max(200).default(''),
    }),
    reply: nothing,
  }),
} as const;
