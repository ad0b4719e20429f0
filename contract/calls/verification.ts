import { z } from 'zod';
import { verifiedChannels } from '../access';
import { pageLanguage } from '../entities/shared';
import { accountToken, otp, sentCodeSchema } from '../entities/verification';
import { limits } from '../limits';
import { body, call } from './call';
import { signedIn } from './session';

/** An unverified store's owner, with a ticket from sign-in instead of a session. */
export const verificationCalls = {
  store_generate_otp: call({
    audience: 'public',
    limit: { points: 60, seconds: 600 },
    audit: 'none: a code proves nothing until it comes back, and that is recorded',
    summary:
      "Sends a code to the email address or phone number of a ticket. 2000 if the ticket was used or has expired; 4029 with `retry_after` within 60 s, and after five codes in an hour or ten in a day; 4200 if this installation can't send such messages",
    body: body({
      ticket: accountToken,
      channel: z.enum(verifiedChannels),
      /** The message's language; by default the one that the `lang` header names among the store's. */
      language: pageLanguage,
    }),
    reply: sentCodeSchema,
  }),
  otp_verification: call({
    audience: 'public',
    limit: { points: 120, seconds: 600 },
    audit: { entity: 'store', action: 'verify' },
    summary:
      'Verifies what a ticket says is missing. Once nothing is, replies as `sign_in` does and ends the ticket; until then with what is left. 888 at the field of a wrong code; 638 if the code has expired, was replaced, or was tried too often; 2000 if the ticket was used or has expired',
    body: body({
      ticket: accountToken,
      email_otp: otp.optional(),
      phone_otp: otp.optional(),
      device_token: z.string().max(limits.deviceTokenMax).optional(),
    }),
    reply: signedIn,
  }),
} as const;
