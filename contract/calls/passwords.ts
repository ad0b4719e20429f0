import { z } from 'zod';
import { accountLimits } from '../accountLimits';
import { captchaToken } from '../entities/captcha';
import { email, instant, pageLanguage } from '../entities/shared';
import { body, call } from './call';
import { linkToken, linkTries, newPassword } from './session';

/** New passwords by a mailed link, for owners and sub-accounts. */
export const passwordCalls = {
  forgot_password: call({
    audience: 'public',
    audit: 'none: anyone can ask for a link, and the entry is written when one sets a password',
    summary: `Mails a link that sets a new password, to the owner and the sub-account with this address. The reply is the same for an unknown address, and beyond the limits (per email address one in ${accountLimits.passwordMailGapSeconds} seconds and ${accountLimits.passwordMailsPerHour} an hour; ${accountLimits.passwordMailsPerHourOfIp} an hour and ${accountLimits.passwordMailsPerDayOfIp} a day per IP address), when no mail is sent. 777 at \`captcha_token\` without a solved captcha; 4200 if mail isn't set up`,
    body: body({
      email,
      /** The specification's code for stores. */
      type: z.literal(2),
      captcha_token: captchaToken,
      device_type: z.literal('web').optional(),
      language: pageLanguage,
    }),
    reply: z.object({
      /**
       * Only in a demo without a mail server: the message that would have been mailed; `null` if no account has the
       * address. Missing if a limit was reached.
       */
      demo_message: z.object({ subject: z.string(), text: z.string() }).nullable().optional(),
      /** Only in a demo without a mail server: a limit was reached, so there is none. */
      is_limited: z.literal(true).optional(),
    }),
  }),
  forgot_password_verify: call({
    audience: 'public',
    audit: 'none: it only reads, although its name in the specification does not say so',
    limit: linkTries,
    summary: 'Who a link for a new password is for; 2000 if it was used, replaced or has expired',
    body: body({ token: linkToken }),
    reply: z.object({
      account: z.object({
        kind: z.enum(['store', 'sub_store']),
        /** Masked: `m•••a@example.com`. */
        email: z.string(),
        /** The sub-account's name, or the store's. */
        name: z.string(),
        store_name: z.array(z.string()),
        expires_at: instant,
      }),
    }),
  }),
  new_password: call({
    audience: 'public',
    limit: linkTries,
    audit: { entity: 'store', action: 'password' },
    summary:
      "Sets the password by a mailed link, and ends the account's sessions, other links and open invitation. It doesn't sign in. 2001 if the link was used, replaced or has expired; 4022 at `password` with `password_common` or `password_personal`",
    body: body({ token: linkToken, password: newPassword, language: pageLanguage }),
    reply: z.object({
      /** The address to sign in with. */
      email: z.string(),
    }),
  }),
} as const;
