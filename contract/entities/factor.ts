import { z } from 'zod';
import { accountLimits } from '../accountLimits';
import { limits } from '../limits';
import { instant, text } from './shared';
import { otp } from './verification';

/** Letters and digits of recovery codes: Crockford's, without those that look alike. */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** As codes are stored: in capitals, without spaces and hyphens, and with the letters meant that look like digits. */
const bareCode = (code: string): string =>
  code.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');

export const recoveryCode = z
  .string()
  .max(limits.codeMax)
  .overwrite(bareCode)
  .min(accountLimits.recoveryCodeLength)
  .max(accountLimits.recoveryCodeLength)
  .regex(new RegExp(`^[${recoveryAlphabet}]*$`));

/** Browsers send the parts of a passkey as base64url; some are as long as an authenticator's certificates. */
const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
/** A credential ID has at most 1,023 bytes. */
export const passkeyId = base64url(1_364);
export const passkeyName = text(limits.nameMax);

const credential = {
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  /** Extensions aren't asked for, and what is said about them is left out. */
  clientExtensionResults: z.object({}).optional(),
};
const clientDataJSON = base64url(4_000);

/** A passkey that a browser has just made, as `@simplewebauthn/browser` sends it. */
export const newPasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON,
    attestationObject: base64url(20_000),
    authenticatorData: base64url(20_000).optional(),
    transports: z.array(z.string().max(limits.codeMax)).max(10).optional(),
    publicKeyAlgorithm: z.int().optional(),
    publicKey: base64url(4_000).optional(),
  }),
});

/** A challenge that a passkey has signed. */
export const passkeyProof = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON,
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(200).optional(),
  }),
});

const knownCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** Options for a browser that is to sign a challenge with one of an account's passkeys. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(knownCredential),
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** Options for a browser that is to make a passkey. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('required'),
  }),
  /** The account's passkeys: an authenticator that holds one makes no second. */
  excludeCredentials: z.array(knownCredential),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** Proofs that someone has a second factor; one is enough. */
export const factorProof = {
  totp: otp.optional(),
  recovery_code: recoveryCode.optional(),
  passkey: passkeyProof.optional(),
};

export const factorMethods = ['totp', 'passkey', 'recovery_code'] as const;
export type FactorMethod = (typeof factorMethods)[number];

/** The reply to the right password instead of a session, for an account with a second factor. */
export const secondFactorSchema = z.object({
  ticket: z.string(),
  /** Whose account it is: only the owner can ask colleagues to let them back in. */
  kind: z.enum(['owner', 'sub_store']),
  expires_at: instant,
  /** The account's ways to prove it. */
  methods: z.array(z.enum(factorMethods)),
  /** For a passkey; `null` if there is none. */
  passkey_options: passkeyRequestSchema.nullable(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** A team member who signs in with the password alone. */
const withoutFactor = z.object({ name: z.string(), email: z.string() });

/** The second factors of the caller's own account. */
export const factorsSchema = z.object({
  totp: z.object({ created_at: instant }).nullable(),
  passkeys: z.array(
    z.object({ _id: z.string(), name: z.string(), created_at: instant, last_used_at: instant.nullable() }),
  ),
  /** Recovery codes that can still be used. */
  recovery_codes_left: z.int(),
  /** The domain that passkeys work on; they don't on an IP address. */
  passkey_domain: z.string(),
  /** Whether the store requires a second factor of its team. */
  is_required_of_team: z.boolean(),
  /** For the owner: active team members without one, at most 200. */
  team_without: z.array(withoutFactor),
});
export type Factors = z.infer<typeof factorsSchema>;
