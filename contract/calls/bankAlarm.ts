import { z } from 'zod';
import { accountLimits } from '../accountLimits';
import { instant, pageLanguage } from '../entities/shared';
import { body, call } from './call';
import { linkToken, linkTries } from './session';

/** "It wasn't me": the link in the notice that the store's bank details were changed. */
export const bankAlarmCalls = {
  get_bank_alarm: call({
    audience: 'public',
    limit: linkTries,
    summary: `Which change of bank details a link is about. It works once, for ${accountLimits.payoutHoldHours} hours; 2000 afterwards`,
    body: body({ token: linkToken }),
    reply: z.object({
      alarm: z.object({ store_name: z.array(z.string()), changed_at: instant, expires_at: instant }),
    }),
  }),
  raise_bank_alarm: call({
    audience: 'public',
    limit: linkTries,
    audit: { entity: 'store_bank_detail', action: 'alarm' },
    summary:
      'Freezes payouts and bank details until the platform has looked into it, signs the whole store out, ends its open links and invitations, the owner’s password and those that the owner’s account gave team members since the change could be reported, removes second factors that were added to the owner’s account shortly before the change or since, tells the operator, and mails the owner a link that sets a new one. 2000 if the link was used or has expired',
    body: body({ token: linkToken, language: pageLanguage }),
    reply: z.object({
      /** Where the link for a new password went, masked; `null` if mail can't leave, and the password stays. */
      email: z.string().nullable(),
      /** Only in a demo without a mail server: that mail. */
      demo_message: z.object({ subject: z.string(), text: z.string() }).optional(),
    }),
  }),
} as const;
