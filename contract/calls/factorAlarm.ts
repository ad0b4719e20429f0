import { z } from 'zod';
import { accountLimits } from '../accountLimits';
import { instant, pageLanguage } from '../entities/shared';
import { demoMessageSchema } from '../entities/verification';
import { body, call } from './call';
import { linkToken, linkTries } from './session';

/** "It wasn't me": the link in the notice that a second factor was added. */
export const factorAlarmCalls = {
  get_factor_alarm: call({
    audience: 'public',
    limit: linkTries,
    summary: `Which account's new factor a link is about. It works once, for ${accountLimits.factorAlarmHours} hours; 2000 afterwards`,
    body: body({ token: linkToken }),
    reply: z.object({
      alarm: z.object({
        /** The team member's; empty for the owner. */
        name: z.string(),
        store_name: z.array(z.string()),
        added_at: instant,
        expires_at: instant,
      }),
    }),
  }),
  raise_factor_alarm: call({
    audience: 'public',
    limit: linkTries,
    audit: { entity: 'factor', action: 'undo' },
    summary:
      'Removes the factor that a link is about, those that were added after it, and the recovery codes made since then; earlier factors stay. Signs the account out, ends its password, open links and accounts at other sign-in services, and mails a link that sets a new password. 2000 if the link was used or has expired',
    body: body({ token: linkToken, language: pageLanguage }),
    reply: z.object({
      /** Where the link for a new password went, masked; `null` if the account gets none, and its password stays. */
      email: z.string().nullable(),
      /** Whether an earlier factor stays, which signing in asks for. */
      has_factor: z.boolean(),
      /** Only in a demo without a mail server: that mail. */
      demo_message: demoMessageSchema.optional(),
    }),
  }),
} as const;
