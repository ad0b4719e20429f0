import { z } from 'zod';
import { recoverySchema } from '../entities/recovery';
import { id, instant } from '../entities/shared';
import { accountToken, demoMessageSchema } from '../entities/verification';
import { ownerLimits } from '../ownerLimits';
import { body, call, noBody } from './call';
import { linkToken, linkTries, newPassword } from './session';

/** About people's own accounts, whatever the store can do. */
const ownAccount = { audience: 'session', allowInactiveStore: true } as const;
const recoveryReply = z.object({ recovery: recoverySchema });
const ofOwner = (action: 'trust' | 'ask_recovery' | 'confirm_recovery' | 'stop_recovery' | 'recover') =>
  ({ entity: 'owner_access', action }) as const;

/** How an owner who has lost every second factor gets back in with the help of two colleagues. */
export const recoveryCalls = {
  get_recovery: call({
    ...ownAccount,
    summary:
      'The colleagues whom the owner trusts, and the request under way. A team member sees whether they are one of them, and then the request',
    body: noBody,
    reply: recoveryReply,
  }),
  set_trusted_colleagues: call({
    ...ownAccount,
    audience: 'owner',
    stepUp: true,
    audit: ofOwner('trust'),
    summary: `Chooses the colleagues who can let the owner back in: ${ownerLimits.colleaguesMin} to ${ownerLimits.colleaguesMax}, or none. They and the owner are told. 4022 \`too_few\` at \`ids\` for a single one; 1000 at \`ids\` for an account that isn't active, is a shared device, or whose password didn't come from the owner`,
    body: body({ ids: z.array(id).max(ownerLimits.colleaguesMax) }),
    reply: recoveryReply,
  }),
  decline_trust: call({
    ...ownAccount,
    audit: ofOwner('trust'),
    summary: 'A colleague no longer wants to be trusted with this; the owner is told. 1000 if they were not chosen',
    body: noBody,
    reply: recoveryReply,
  }),
  begin_recovery: call({
    audience: 'public',
    limit: { points: 30, seconds: 600 },
    audit: ofOwner('ask_recovery'),
    summary: `Asks the trusted colleagues to let the owner back in, with the ticket that the right password brings an account with a second factor. They have ${ownerLimits.confirmHours} hours. Repeated, it replies with the request under way. 4022 at \`ticket\`: \`of_team\` for a team member's, \`by_service\` if another service stood for the password, \`too_few\` without ${ownerLimits.confirmations} active trusted colleagues, \`handover\` while the store is being handed over; 4029 with \`retry_after\` after ${ownerLimits.requestsPerDay} requests in 24 hours; 4200 if mail isn't set up; 2000 if the ticket was used or has expired`,
    body: body({ ticket: accountToken }),
    reply: z.object({
      request: z.object({
        expires_at: instant,
        /** When the mailed link begins to work; `null` until two colleagues have confirmed. */
        opens_at: instant.nullable(),
      }),
    }),
  }),
  confirm_recovery: call({
    ...ownAccount,
    stepUp: true,
    audit: ofOwner('confirm_recovery'),
    summary: `A trusted colleague confirms that it is the owner who asks. With the ${ownerLimits.confirmations}nd confirmation, the owner is mailed a link that works after ${ownerLimits.waitHours} hours, and everyone concerned is told how to stop it. 1000 if the caller isn't trusted or doesn't count, or there is no such request`,
    body: body({ _id: id }),
    reply: recoveryReply.extend({
      /** The owner's mail with the link, in a demo without a mail server. */
      demo_message: demoMessageSchema.optional(),
    }),
  }),
  stop_recovery: call({
    ...ownAccount,
    audit: ofOwner('stop_recovery'),
    summary:
      'The owner, or a trusted colleague who counts, stops the request under way. 1000 if there is none, or for anyone else',
    body: noBody,
    reply: recoveryReply,
  }),
  get_recovery_link: call({
    audience: 'public',
    limit: linkTries,
    summary:
      "Which store the owner's mailed link is for, and when it works; 2000 if it was used, stopped or has expired",
    body: body({ token: linkToken }),
    reply: z.object({
      link: z.object({
        store_name: z.array(z.string()),
        /** Masked. */
        email: z.string(),
        opens_at: instant,
        expires_at: instant,
      }),
    }),
  }),
  finish_recovery: call({
    audience: 'public',
    limit: linkTries,
    audit: ofOwner('recover'),
    summary:
      "Lets the owner back in by the mailed link: sets a new password, removes every second factor, recovery code and linked sign-in service, and ends the owner's sessions and links. It doesn't sign in. 4022 at `token` with `too_early` before the wait is over; 4022 at `password` with `password_common` or `password_personal`; 2000 if the link was used, stopped or has expired",
    body: body({ token: linkToken, password: newPassword }),
    reply: z.object({
      /** The address to sign in with. */
      email: z.string(),
    }),
  }),
  get_owner_alarm: call({
    audience: 'public',
    limit: linkTries,
    summary: "What the link in a notice to the owner's contacts stops; 2000 if that has ended",
    body: body({ token: linkToken }),
    reply: z.object({
      alarm: z.object({
        /** `recovery`: someone gets in with the help of colleagues. `handover`: the store gets a new owner. */
        kind: z.enum(['recovery', 'handover']),
        store_name: z.array(z.string()),
        begun_at: instant,
        expires_at: instant,
      }),
    }),
  }),
  raise_owner_alarm: call({
    audience: 'public',
    limit: linkTries,
    audit: ofOwner('stop_recovery'),
    summary: 'Stops it. 2000 if it has ended',
    body: body({ token: linkToken }),
    reply: z.object({ kind: z.enum(['recovery', 'handover']) }),
  }),
} as const;
