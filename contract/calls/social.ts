import { z } from 'zod';
import { accountLimits } from '../accountLimits';
import { captchaToken } from '../entities/captcha';
import { registrationSchema } from '../entities/registration';
import { id, pageLanguage } from '../entities/shared';
import { socialAccountSchema, socialTicketSchema } from '../entities/social';
import { accountToken, sentCodeSchema } from '../entities/verification';
import { limits } from '../limits';
import { body, call, noBody } from './call';
import { linkTries, signedIn } from './session';

/** About the caller's own account, whatever it can do. */
const ownAccount = { audience: 'session', allowInactiveStore: true } as const;
const ticket = accountToken;
const ticketOver = '2000 if the ticket was used or has expired';
const accounts = z.object({ social_accounts: z.array(socialAccountSchema) });

/**
 * Signing in with another service (OpenID Connect). The browser gets its ticket from `/auth/social`, which redirects to the
 * service and back.
 */
export const socialCalls = {
  get_social_ticket: call({
    audience: 'public',
    limit: linkTries,
    summary: `Who has signed in with another service, by the ticket that the browser brought back, good for ${accountLimits.socialMinutes} minutes. ${ticketOver}`,
    body: body({ ticket }),
    reply: z.object({ social: socialTicketSchema }),
  }),
  social_sign_in: call({
    audience: 'public',
    limit: linkTries,
    audit: { entity: 'session', action: 'sign_in' },
    summary: `Signs in to the account that is linked to the other service's, and replies as \`sign_in\` does: verification and second factor are asked for all the same. 606 if none is linked, whether an account has the address or not; the ticket then still works for \`link_social_account\` and \`begin_social_registration\`. ${ticketOver}`,
    body: body({ ticket, device_token: z.string().max(limits.deviceTokenMax).optional() }),
    reply: signedIn.extend({
      /** The service's name. */
      login_by: z.string().optional(),
      /** The service's ID of the person. */
      social_id: z.string().optional(),
    }),
  }),
  begin_social_registration: call({
    audience: 'public',
    limit: { points: accountLimits.registrationCallsPerHourOfIp, seconds: 3_600 },
    audit: 'none: there is no store yet whose audit log could have it',
    summary: `Begins a registration with the address and names that another service gives. If this installation trusts the service's addresses and it has verified this one, the registration is verified; 602 or 996 then if an account has the address. Otherwise a code is mailed as \`begin_registration\` does, with the same reply for every address: 777 at \`captcha_token\`, 4029, 4200 and 4201. 605 if an account is linked to the service's; 4022 at \`email\` without an address. Once the store exists, the service's account is linked to it, if the service has verified the address. ${ticketOver}`,
    body: body({ ticket, language: pageLanguage, captcha_token: captchaToken }),
    reply: registrationSchema.extend({
      registration: z.string(),
      /** The code that was mailed; missing if none is needed. */
      code: sentCodeSchema.optional(),
    }),
  }),
  get_social_accounts: call({
    ...ownAccount,
    summary: "The accounts at other services that are linked to the caller's own account",
    body: noBody,
    reply: accounts,
  }),
  link_social_account: call({
    ...ownAccount,
    stepUp: true,
    limit: linkTries,
    audit: { entity: 'social_account', action: 'add' },
    summary: `Links the other service's account to the caller's, and mails a notice. Both must have the same email address, verified on either side: otherwise 4022 at \`email\` with \`unverified_there\`, \`unverified_here\` or \`other_address\`. 605 if it is linked to another account. ${ticketOver}`,
    body: body({ ticket }),
    reply: accounts,
  }),
  unlink_social_account: call({
    ...ownAccount,
    stepUp: true,
    audit: { entity: 'social_account', action: 'delete' },
    summary: 'Ends a link, and mails a notice. The password signs in as before. 1000 if there is no link with this ID',
    body: body({ _id: id }),
    reply: accounts,
  }),
} as const;
