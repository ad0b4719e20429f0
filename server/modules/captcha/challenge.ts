import { hkdfSync } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { accountLimits } from '#contract/accountLimits';
import { type CaptchaChallenge, captchaChallengeSchema, solvedCaptchaSchema } from '#contract/entities/captcha';
import type { Env } from '#server/env';

/**
 * Iterations of a key, and how many keys a device tries: up to 600,000 iterations together, half of that on average. The
 * server makes one key for each challenge. The search begins at the first key: of a higher minimum, those who know it
 * would save themselves the keys below. ADR 0064 has the times.
 */
const cost = 2_000;
const keys = { min: 1, max: 300 };

const secret = ({ APP_KEY }: Pick<Env, 'APP_KEY'>, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', APP_KEY, '', `storedesk captcha ${purpose}`, 32)).toString('hex');

/** Derived from APP_KEY, which all processes share. */
const secrets = (env: Pick<Env, 'APP_KEY'>) => ({
  hmacSignatureSecret: secret(env, 'challenges'),
  hmacKeySignatureSecret: secret(env, 'keys'),
});

/**
 * Makes a challenge that only this installation can have made. Nothing is stored.
 *
 * @param counter how many keys a device has to try; tests name it, so that they needn't search
 */
export async function makeChallenge(
  env: Pick<Env, 'APP_KEY'>,
  now: Date,
  counter = randomInt(keys.max, keys.min),
): Promise<CaptchaChallenge> {
  const data = { expires: now.getTime() + accountLimits.captchaMinutes * 60_000 };
  const algorithm = 'PBKDF2/SHA-256';
  return captchaChallengeSchema.parse(
    await createChallenge({ algorithm, cost, counter, data, deriveKey, ...secrets(env) }),
  );
}

const parsed = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString());
  } catch {
    return null;
  }
};

/** A challenge that a device has solved, as `used_captchas` keeps it. */
interface SolvedChallenge {
  /** Over every parameter, so that no other challenge has it. */
  signature: string;
  expires_at: Date;
}

/** The challenge that a token solves; `null` if it doesn't, if the challenge isn't ours, or has expired. */
export async function readToken(
  env: Pick<Env, 'APP_KEY'>,
  token: string | undefined,
  now: Date,
): Promise<SolvedChallenge | null> {
  const { success, data } = solvedCaptchaSchema.safeParse(token ? parsed(token) : null);
  if (!success) return null;
  const { challenge, solution } = data;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets(env) });
  const expires_at = new Date(challenge.parameters.data.expires);
  return verified && expires_at > now ? { signature: challenge.signature, expires_at } : null;
}
