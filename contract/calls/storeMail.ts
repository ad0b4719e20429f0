import { z } from 'zod';
import { outgoingMessageSchema } from '../entities/outgoingMessage';
import { email, id, instant, pageLanguage } from '../entities/shared';
import { limits } from '../limits';
import { mailRecordSchema } from '../mail/mailRecords';
import { mailStages } from '../mail/mailStages';
import { body, call, noBody, nothing } from './call';
import { guestLimit } from './guests';
import { linkToken } from './session';

const ofSettings = { audience: 'session', permission: 'store/setting' } as const;

/** The store's own mail server: trying it out, and what became of its mail. */
export const storeMailCalls = {
  test_email_settings: call({
    ...ofSettings,
    limit: { points: 30, seconds: 600 },
    audit: 'none: a mail to try out the settings changes nothing',
    summary:
      'Sends a test email through the store’s own mail server with its saved settings, and replies within ten seconds with the stage that failed, or `null`. 4200 if none is set up',
    body: body({ to: email, language: pageLanguage }),
    reply: z.object({
      stage: z.enum(mailStages).nullable(),
      /** The server's own words; empty if it said none. */
      said: z.string(),
    }),
  }),
  get_mail_records: call({
    ...ofSettings,
    limit: { points: 30, seconds: 600 },
    waitsOutside: true,
    summary:
      'Asks the name servers of the sender’s domain for its SPF and DMARC records, and for DKIM if its selector is set, ' +
      'and replies with what was found and what to publish. 4200 if the server or the sender isn’t set',
    body: noBody,
    reply: z.object({ domain: z.string(), records: z.array(mailRecordSchema) }),
  }),
  get_email_log: call({
    ...ofSettings,
    summary: 'The latest mails to the store’s customers, with masked recipients and the stage that failed last',
    body: noBody,
    reply: z.object({
      data: z.array(
        outgoingMessageSchema
          .pick({
            _id: true,
            event: true,
            recipient: true,
            state: true,
            created_at: true,
            sent_at: true,
            bounced_at: true,
          })
          .extend({ failure_stage: z.enum(mailStages).nullable() }),
      ),
      /** Addresses that get no more mail of the store, because they take none. */
      stopped: z.array(
        z.object({
          _id: id,
          /** Masked. */
          address: z.string(),
          bounced_at: instant,
          /** A mail server's words, with hidden addresses; empty if it said nothing. */
          bounce_reason: z.string(),
        }),
      ),
    }),
  }),
  lift_mail_stop: call({
    ...ofSettings,
    audit: 'none: the next mail to the address shows whether it takes mail again',
    summary: 'Mails an address again that took no mail. 1000 if it isn’t stopped',
    body: body({ address_id: id }),
    reply: nothing,
  }),
} as const;

const mailChoice = z.object({
  mail_choice: z.object({
    store_name: z.array(z.string()),
    /** Masked. */
    email: z.string(),
    is_unsubscribed: z.boolean(),
  }),
});
const anyLink = '1000 for a link that never was one, or whose customer was erased';

/** The choices of customers who have the link of a mail, without an account. */
export const mailChoiceCalls = {
  get_mail_choice: call({
    audience: 'public',
    limit: guestLimit,
    summary: `Whether an address gets mail of a store that isn’t about an order or booking. ${anyLink}`,
    body: body({ token: linkToken }),
    reply: mailChoice,
  }),
  set_mail_choice: call({
    audience: 'public',
    limit: guestLimit,
    audit: 'none: a customer’s choice about their own address',
    summary: `Unsubscribes an address from mail of a store that isn’t about an order or booking, or undoes that. ${anyLink}`,
    body: body({ token: linkToken, is_unsubscribed: z.boolean() }),
    reply: mailChoice,
  }),
} as const;

export const platformStoreMailCalls = {
  'platform/report_bounce': call({
    audience: 'platform',
    audit: 'none: the log of mails says that it came back, and why',
    summary:
      'A mail came back. It is named by `message_id`, the part of its `Message-ID` header before the `@`, or by its ' +
      '`recipient`: then the last mail of each store to them. Unless `is_permanent` is false, a customer’s address gets no ' +
      'more mail of that store until the store lifts it. 1000 if no such mail has left in the last 30 days',
    body: z.strictObject({
      message_id: id.optional(),
      recipient: email.optional(),
      store_id: id.optional(),
      reason: z.string().trim().max(limits.bounceReasonMax).default(''),
      is_permanent: z.boolean().default(true),
    }),
    reply: nothing,
  }),
} as const;
