import { z } from 'zod';
import { idempotencyKey, text } from '../entities/shared';
import { supportMessageSchema } from '../entities/supportMessage';
import { limits } from '../limits';
import { body, call, noBody, nothing } from './call';

/** Where the writer is: an address of the app, without what was searched for. */
const page = z
  .string()
  .trim()
  .max(limits.pageMax)
  .regex(/^[^?#\s]*$/);
const appVersion = z.string().trim().max(40);
/** A word of a program: `TypeError`. */
const name = z.string().trim().max(60);

/** What goes to the operator: messages of people, and word of a page that failed. */
export const supportCalls = {
  get_support_thread: call({
    audience: 'session',
    allowInactiveStore: true,
    summary: 'What this account wrote to the operator, oldest first, and how answers come',
    body: noBody,
    reply: z.object({
      messages: z.array(supportMessageSchema),
      /** What becomes of the next message. */
      next: supportMessageSchema.shape.state.exclude(['mailed']),
      /** Address that answers come to; empty where the account has none. */
      answer_to: z.string(),
    }),
  }),
  add_support_message: call({
    audience: 'session',
    allowInactiveStore: true,
    idempotent: true,
    limit: { points: 60, seconds: 600 },
    audit: { entity: 'support_message', action: 'add' },
    summary: 'Writes to the operator: kept, and mailed where mail is set up',
    body: body({
      idempotency_key: idempotencyKey,
      text: text(limits.supportTextMax),
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
    summary: 'Tells that a page of the app failed: for the log, under the id that its reader was shown',
    body: body({
      /** Short enough to be read out. */
      report: z.string().regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      name,
      page,
      app_version: appVersion,
      /** File, line and column of the program where it failed. */
      at: z.string().trim().max(200).default(''),
    }),
    reply: nothing,
  }),
} as const;
