import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { type PasswordError, passwordError } from '#contract/newPassword';

export type PasswordLevel = 'weak' | 'fair' | 'good' | 'strong';

/** How hard a password is to guess, and why the server would refuse it. */
export interface PasswordEstimate {
  level: PasswordLevel;
  error: PasswordError | null;
}

const listed = new Set(dictionary['passwords-common'] as string[]);
// Longer passwords take too long to estimate, and the result no longer changes.
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 40 });
const levels: readonly PasswordLevel[] = ['weak', 'weak', 'fair', 'good', 'strong'];

/**
 * Estimates a password's strength with the server's rule and zxcvbn. Its word lists are larger than the sign-in page,
 * so import it on demand, when someone types a new password.
 */
export function estimatePassword(
  password: string,
  { personal, current }: { personal: readonly string[]; current?: string | undefined },
): PasswordEstimate {
  const error = passwordError(password, { personal, current, isListed: (text) => listed.has(text) });
  const { score } = zxcvbn.check(password, [...personal]);
  return { level: error ? 'weak' : (levels[score] ?? 'weak'), error };
}
