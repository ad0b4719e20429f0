import { z } from 'zod';
import { verifiedChannels } from '../access';
import { imageRef } from '../entities/image';
import { addressChangeSchema, addressUndoneSchema, profileSchema } from '../entities/profile';
import { email, pageLanguage, phone, phoneCode, text } from '../entities/shared';
import { accountToken, demoMessageSchema, otp, sentCodeSchema } from '../entities/verification';
import { summaryIntervals } from '../insight/summary';
import { limits } from '../limits';
import { referenceLanguages } from '../referenceLanguages';
import { body, call, noBody } from './call';
import { linkToken, linkTries } from './session';

const profileReply = z.object({ profile: profileSchema });
const ownAccount = { audience: 'session', allowInactiveStore: true } as const;
const ownUpdate = { entity: 'store', action: 'update', isOwnAccount: true } as const;

/** Calls with which people see and change their own account, the owner's or a team member's. */
export const profileCalls = {
  get_profile: call({
    ...ownAccount,
    summary:
      "The caller's own account: name, picture, language and addresses; for the owner also who joined by referral",
    body: noBody,
    reply: profileReply,
  }),
  update_profile: call({
    ...ownAccount,
    audit: ownUpdate,
    summary:
      "Changes the caller's own name, language, and what they chose about the dashboard: `owner_first_name` and `owner_last_name` are the owner's, `name` is a team member's. Omitted fields keep their values; 621 if none is given, 4022 for another account's field; 4001 about the dashboard if the account can't open it, 4200 for `summary` if mail can't be sent to it",
    body: body({
      owner_first_name: text(limits.nameMax).optional(),
      owner_last_name: text(limits.nameMax).optional(),
      name: text(limits.nameMax).optional(),
      language: z.enum(referenceLanguages).optional(),
      /** Whether the dashboard is the first page after signing in. */
      starts_with_dashboard: z.boolean().optional(),
      /** How often the dashboard's figures come by email; `null`: never. */
      summary: z.enum(summaryIntervals).nullable().optional(),
    }),
    reply: profileReply,
  }),
  update_profile_image: call({
    audience: 'session',
    audit: ownUpdate,
    summary:
      "Sets the caller's own picture, uploaded with `add_image`; `null` removes it. `update_image` sets the store's",
    body: body({ image: imageRef.nullable() }),
    reply: profileReply,
  }),
  request_address_change: call({
    ...ownAccount,
    limit: { points: 60, seconds: 600 },
    stepUp: true,
    audit: 'none: the address stays the same until the code is entered, and that is recorded',
    summary:
      "Sends a code to a new email address or phone number of the caller's account. The reply is the same whether another account has it or not. 4022 `unchanged` if it is the account's own, unless it is an email address, or an owner's number, that was never confirmed; 4029 with `retry_after` when codes are sent too often; 4200 if this installation can't send such messages",
    body: body({
      channel: z.enum(verifiedChannels),
      /** Required for the channel `email`. */
      email: email.optional(),
      /** Both are required for the channel `phone`. */
      country_phone_code: phoneCode.optional(),
      phone: phone.optional(),
      language: pageLanguage,
    }),
    /** The ticket holds the new address: a code that was sent for something else changes nothing. */
    reply: sentCodeSchema.extend({ ticket: z.string() }),
  }),
  confirm_address_change: call({
    ...ownAccount,
    limit: { points: 120, seconds: 600 },
    audit: ownUpdate,
    summary:
      "Changes the email address or phone number that a ticket was issued for, once its code is entered. The account's links and open invitation end, and its sessions stay. A notice to the old address has a link that undoes the change for 72 hours. 888 at `otp` for a wrong code, 638 if it can no longer be used; 602 or 603 if another store has the address or number, 996 if another account has the address",
    body: body({ ticket: accountToken, otp, language: pageLanguage }),
    reply: profileReply.extend({
      /** The notice to the old address, in a demo without a mail server. */
      demo_message: demoMessageSchema.optional(),
    }),
  }),
  get_address_change: call({
    audience: 'public',
    limit: linkTries,
    summary: 'What the link in the notice of a changed address undoes; 2000 if it was used or its 72 hours are over',
    body: body({ token: linkToken }),
    reply: z.object({ change: addressChangeSchema }),
  }),
  undo_address_change: call({
    audience: 'public',
    limit: linkTries,
    audit: { entity: 'store', action: 'undo' },
    summary:
      "Restores the address from before a change, and undoes every later change of it too. Ends the account's sessions, links and known devices, and mails a link to a new password. 2000 if the link was used or its 72 hours are over; 602, 603 or 996 if another account has the address by now",
    body: body({ token: linkToken, language: pageLanguage }),
    reply: addressUndoneSchema,
  }),
} as const;
