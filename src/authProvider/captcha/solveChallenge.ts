import { solveChallenge as search } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaChallenge } from '#contract/entities/captcha';
import { deriveKeyInScript } from './deriveKeyInScript';

/** Without https, browsers have no `crypto.subtle`. */
const hasOwn = (): boolean => Boolean((globalThis.crypto as Partial<Crypto> | undefined)?.subtle);

/**
 * Searches for the key that a challenge asks for.
 *
 * @returns the challenge with its solution, as calls take it; `null` if it took too long
 */
export async function solveChallenge(challenge: CaptchaChallenge): Promise<string | null> {
  const solution = await search({ challenge, deriveKey: hasOwn() ? deriveKey : deriveKeyInScript });
  // Everything in it is ASCII.
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
