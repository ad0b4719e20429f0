import { z } from 'zod';
import { outgoingMessageSchema } from '../entities/outgoingMessage';
import { email, pageLanguage } from '../entities/shared';
import { mailRecordSchema } from '../mail/mailRecords';
import { mailStages } from '../mail/mailStages';
import { body, call, noBody } from './call';

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
          .pick({ _id: true, event: true, recipient: true, state: true, created_at: true, sent_at: true })
          .extend({ failure_stage: z.enum(mailStages).nullable() }),
      ),
    }),
  }),
} as const;
