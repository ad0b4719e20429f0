import { z } from 'zod';
import { accountLimits } from '../accountLimits';

/**
 * A solved captcha: the challenge and its solution as JSON, in base64. Optional in the schema, because a missing one
 * gets the same 777 as one that doesn't work.
 */
export const captchaToken = z.string().max(accountLimits.captchaTokenMax).optional();

const hex = z.string().regex(/^[0-9a-f]+$/);

/** A challenge, in the format of altcha-lib 2. Strict: the signature is over exactly these parameters. */
export const captchaChallengeSchema = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    /** Iterations of each key that is tried. */
    cost: z.int().min(1),
    data: z.strictObject({
      /** Milliseconds since 1970. In our own field, because the library would compare its own with another clock. */
      expires: z.int(),
    }),
    keyLength: z.int().min(1),
    /** The beginning of the key that is searched for. */
    keyPrefix: hex,
    keySignature: hex,
    nonce: hex,
    salt: hex,
  }),
  signature: hex,
});
export type CaptchaChallenge = z.infer<typeof captchaChallengeSchema>;

/** The JSON of a token. */
export const solvedCaptchaSchema = z.strictObject({
  challenge: captchaChallengeSchema,
  solution: z.strictObject({ counter: z.int().min(0), derivedKey: hex, time: z.number().optional() }),
});
