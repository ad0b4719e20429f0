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
// Longer ones take long to judge, and are strong by then or never.
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 40 });
const levels: readonly PasswordLevel[] = ['weak', 'weak', 'fair', 'good', 'strong'];

/**
 * Judges a password by the server's rule and by zxcvbn. With its lists this weighs more than the sign-in page: import it on
 * demand, once someone types a new password.
 */
export function estimatePassword(
  password: string,
  { personal, current }: { personal: readonly string[]; current?: string | undefined },
): PasswordEstimate {
  const error = passwordError(password, { personal, current, isListed: (text) => listed.has(text) });
  const { score } = zxcvbn.check(password, [...personal]);
  return { level: error ? 'weak' : (levels[score] ?? 'weak'), error };
}
