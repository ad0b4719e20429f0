import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaChallenge } from '#contract/entities/captcha';
import { makeChallenge } from '#server/modules/captcha/challenge';
import type { TestApp } from './buildTestApp';

/** Solves a challenge as a device does, and writes it as a call takes it. */
export async function solve(challenge: CaptchaChallenge, counterStart = 0): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, counterStart });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A new `captcha_token` for a server with this key, in a few milliseconds: the search begins at its end. */
export async function solvedCaptcha(env: { APP_KEY: string }, now = new Date()): Promise<string> {
  return solve(await makeChallenge(env, now, 1), 1);
}

/** The same by a test server's key and clock. */
export const captchaFor = ({ env, clock }: Pick<TestApp, 'env' | 'clock'>): Promise<string> =>
  solvedCaptcha(env, clock.now ?? new Date());
