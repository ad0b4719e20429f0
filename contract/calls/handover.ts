import { z } from 'zod';
import { handoverOfferSchema, handoverSchema } from '../entities/recovery';
import { email, id, pageLanguage, phone, phoneCode, text } from '../entities/shared';
import { demoMessageSchema, otp, sentCodeSchema } from '../entities/verification';
import { limits } from '../limits';
import { ownerLimits } from '../ownerLimits';
import { body, call, noBody, nothing } from './call';
import { linkToken, linkTries, newPassword } from './session';

const owner = { audience: 'owner' } as const;
const entity = 'owner_access';
const demoMessage = { demo_message: demoMessageSchema.optional() };
const handoverReply = z.object({ handover: handoverSchema.nullable() });
const offerReply = z.object({ offer: handoverOfferSchema });
const linkOver = '2000 if the link was used or has ended';

/** Handing the store to another owner, confirmed by both. */
export const handoverCalls = {
  get_handover: call({
    ...owner,
    allowInactiveStore: true,
    summary: 'The handover under way; `null` if there is none',
    body: noBody,
    reply: handoverReply,
  }),
  begin_handover: call({
    ...owner,
    stepUp: true,
    limit: { points: 30, seconds: 600 },
    audit: { entity, action: 'offer_handover' },
    summary: `Offers the store to someone, who gets a mailed link that works for ${ownerLimits.offerDays} days. The owner's contacts are told how to stop it. The reply is the same whether the address has an account or not. 4022 at \`email\`: \`own\` for the owner's address, \`deletion\` while the store's deletion is pending; 621 while another handover, or getting the owner back in, is under way; 4029 with \`retry_after\` after ${ownerLimits.offersPerDay} offers in 24 hours; 4200 if mail isn't set up`,
    body: body({ first_name: text(limits.nameMax), last_name: text(limits.nameMax), email }),
    reply: handoverReply.extend({
      /** The mail to the new owner, in a demo without a mail server. */
      ...demoMessage,
    }),
  }),
  cancel_handover: call({
    ...owner,
    allowInactiveStore: true,
    audit: { entity, action: 'stop_handover' },
    summary: 'Stops the handover under way; the new owner is told. 1000 if there is none',
    body: noBody,
    reply: handoverReply,
  }),
  finish_handover: call({
    ...owner,
    stepUp: true,
    audit: { entity, action: 'hand_over' },
    summary: `Hands the store over to the person who accepted it. From then on the owner's names, addresses and password are theirs; second factors, recovery codes, linked sign-in services, trusted colleagues, links and sessions of the owner end; the team's stay. Passwords and addresses that the owner gave the team cover no more than what each account can do then, and open invitations end. Payouts wait for ${ownerLimits.payoutHoldHours} hours. 1000 if it wasn't accepted or has ended; 4022 at \`_id\`: \`too_early\` within ${ownerLimits.handoverWaitHours} hours, \`deletion\` while the store's deletion is pending; 602, 603 or 996 if another account has taken the address or number`,
    body: body({ _id: id }),
    reply: z.object({
      /** The receipt, in a demo without a mail server. */
      ...demoMessage,
    }),
  }),
  get_handover_offer: call({
    audience: 'public',
    limit: linkTries,
    summary: `What the new owner's link is about; ${linkOver}`,
    body: body({ token: linkToken }),
    reply: offerReply,
  }),
  send_handover_code: call({
    audience: 'public',
    limit: { points: 60, seconds: 600 },
    audit: 'none: a code changes nothing until it is entered, and that is recorded',
    summary: `Sends a code to the new owner's address. 4029 with \`retry_after\` when codes are sent too often; ${linkOver}`,
    body: body({ token: linkToken, language: pageLanguage }),
    reply: sentCodeSchema,
  }),
  accept_handover: call({
    audience: 'public',
    limit: { points: 120, seconds: 600 },
    audit: { entity, action: 'accept_handover' },
    summary: `The new owner accepts the store, once the code sent to their address is entered, with their phone number and password. The owner can hand it over after ${ownerLimits.handoverWaitHours} hours. 888 at \`otp\` for a wrong code, 638 if it can't be used any more; 602 or 603 if a store has the address or number, 996 if another account has the address: each of them uses the code up; 4022 at \`password\` with \`password_common\` or \`password_personal\`; ${linkOver}`,
    body: body({
      token: linkToken,
      otp,
      country_phone_code: phoneCode,
      phone,
      password: newPassword,
      is_terms_accepted: z.literal(true),
      language: pageLanguage,
    }),
    reply: offerReply,
  }),
  decline_handover: call({
    audience: 'public',
    limit: linkTries,
    audit: { entity, action: 'stop_handover' },
    summary: `The new owner declines, also after accepting; the owner is told. ${linkOver}`,
    body: body({ token: linkToken }),
    reply: nothing,
  }),
} as const;
