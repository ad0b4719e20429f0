import { z } from 'zod';
import { accountLimits } from '../accountLimits';
import {
  factorProof,
  factorsSchema,
  newPasskey,
  passkeyCreationSchema,
  passkeyId,
  passkeyName,
  passkeyRequestSchema,
} from '../entities/factor';
import { accountToken, demoMessageSchema, otp } from '../entities/verification';
import { limits } from '../limits';
import { body, call, noBody } from './call';
import { signedIn } from './session';

/** About the caller's own account, whatever it can do. */
const account = { audience: 'session', allowInactiveStore: true } as const;
const change = { ...account, stepUp: true } as const;
const factorsReply = z.object({ factors: factorsSchema });
const addedReply = factorsReply.extend({
  /** With the first factor, ten recovery codes are shown once. */
  recovery_codes: z.array(z.string()).nullable(),
  /** Only in a demo without a mail server: the notice. */
  demo_message: demoMessageSchema.optional(),
});
const addAudit = { entity: 'factor', action: 'add' } as const;
const deleteAudit = { entity: 'factor', action: 'delete' } as const;
const tries = { points: 120, seconds: 600 };
const wrongProof = '888 at the field of a wrong proof; 4029 with `retry_after` after too many';

/** Second factors: an authenticator app, passkeys, and recovery codes for those who have lost both. */
export const factorCalls = {
  verify_second_factor: call({
    audience: 'public',
    limit: tries,
    audit: { entity: 'session', action: 'sign_in' },
    summary: `Signs in with the ticket that \`sign_in\` and other calls reply to an account with a second factor, and one proof of it. For the owner, a request to be let back in ends. ${wrongProof}; 2000 if the ticket was used or has expired`,
    body: body({
      ticket: accountToken,
      ...factorProof,
      device_token: z.string().max(limits.deviceTokenMax).optional(),
    }),
    reply: signedIn,
  }),
  get_factors: call({
    ...account,
    summary: "The second factors of the caller's own account; for the owner also who of the team has none",
    body: noBody,
    reply: factorsReply,
  }),
  begin_totp: call({
    ...change,
    audit: 'none: nothing has changed until the first code is entered, and that is recorded',
    summary: `A secret for an authenticator app, good for ${accountLimits.factorSetupMinutes} minutes. The session that asked for it gets the same again until then; for another session a new one replaces it. 621 if the account has an authenticator app: remove it first`,
    body: noBody,
    reply: z.object({
      /** Base32, for those who type it. */
      secret: z.string(),
      /** `otpauth://`, for the QR code. */
      uri: z.string(),
    }),
  }),
  confirm_totp: call({
    ...change,
    limit: tries,
    audit: addAudit,
    summary:
      'Adds the authenticator app once its first code is entered, which signs no one in. 888 at `totp` for a wrong code, 2000 if there is no secret, or it is too old',
    body: body({ totp: otp }),
    reply: addedReply,
  }),
  remove_totp: call({
    ...change,
    audit: deleteAudit,
    summary: 'Removes the authenticator app, and the recovery codes with the last factor. 621 if there is none',
    body: noBody,
    reply: factorsReply,
  }),
  begin_passkey: call({
    ...change,
    audit: 'none: nothing has changed until the passkey is made, and that is recorded',
    summary: `Options with which a browser makes a passkey, and a ticket for it, good for ${accountLimits.secondFactorMinutes} minutes; a later one ends it. 621 if the account has ${accountLimits.passkeysMax} passkeys`,
    body: noBody,
    reply: z.object({ ticket: z.string(), options: passkeyCreationSchema }),
  }),
  confirm_passkey: call({
    ...change,
    limit: tries,
    audit: addAudit,
    summary:
      'Adds the passkey that a browser has made. 888 at `passkey` if it doesn’t fit the ticket, was made elsewhere or without verifying its user; 2000 if the ticket was used or has expired',
    body: body({ ticket: accountToken, name: passkeyName, passkey: newPasskey }),
    reply: addedReply,
  }),
  rename_passkey: call({
    ...change,
    audit: { entity: 'factor', action: 'update' },
    summary: 'Renames a passkey; 1000 if there is none with this ID',
    body: body({ _id: passkeyId, name: passkeyName }),
    reply: factorsReply,
  }),
  remove_passkey: call({
    ...change,
    audit: deleteAudit,
    summary: 'Removes a passkey, and the recovery codes with the last factor; 1000 if there is none with this ID',
    body: body({ _id: passkeyId }),
    reply: factorsReply,
  }),
  new_recovery_codes: call({
    ...change,
    audit: { entity: 'factor', action: 'update' },
    summary: `Replaces the recovery codes with ${accountLimits.recoveryCodes} new ones, which are shown once. 621 without a second factor`,
    body: noBody,
    reply: factorsReply.extend({ recovery_codes: z.array(z.string()) }),
  }),
  require_team_factor: call({
    ...change,
    audience: 'owner',
    audit: { entity: 'store', action: 'update' },
    summary:
      "Whether team members need a second factor. Those without one can still sign in, but reach only what is their own: second factors, profile, password, devices, and messages to support. Every other call answers 4001, and so do other accounts' devices and `view-as`",
    body: body({ is_required: z.boolean() }),
    reply: factorsReply,
  }),
  begin_step_up: call({
    ...account,
    audit: 'none: it proves nothing until `step_up`, and that is recorded',
    summary: `What \`step_up\` takes from the caller: the password, or a second factor where the account has one; for a passkey also a ticket, good for ${accountLimits.secondFactorMinutes} minutes; a later one ends it`,
    body: noBody,
    reply: z.object({
      methods: z.array(z.enum(['password', 'totp', 'passkey'])),
      /** Empty without a passkey. */
      ticket: z.string(),
      passkey_options: passkeyRequestSchema.nullable(),
    }),
  }),
} as const;
