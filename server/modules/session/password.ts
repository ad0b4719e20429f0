import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { errorCodes } from '#contract/codes/errorCodes';
import { passwordError } from '#contract/newPassword';
import { signInLimits } from '#contract/signInLimits';
import { fieldsNotValid } from '../../http/callError';

let listed: Promise<ReadonlySet<string>> | null = null;

/** Leaked passwords in lower case, most of 50,000; read when the first password is set. */
const loadListed = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const texts = dictionary['passwords-common'] as string[];
  return new Set(texts.filter((text) => text.length >= signInLimits.passwordMin));
};

interface PasswordContext {
  /** Details of the account that others know: its email, phone and names. */
  personal: readonly string[];
  current?: string;
}

/**
 * Refuses a password that is easy to guess, wherever one is set.
 *
 * @throws 4022 at `password` with `password_common`, `password_personal` or `password_same`
 */
export async function validatePassword(password: string, context: PasswordContext): Promise<void> {
  listed ??= loadListed();
  const texts = await listed;
  const code = passwordError(password, { ...context, isListed: (text) => texts.has(text) });
  if (code) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'password', code }]);
}

/**
 * argon2id with the memory (in KiB) and passes that OWASP recommends at least: 12 ms of a core when the machine is quiet, and
 * about 40 ms on two busy ones. The library's default is the same, which an update could change.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/**
 * Returns the hash of a random password, which closes an account until its person sets one by mail. A team member without a hash
 * can't set one by mail: they need another invitation.
 */
export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

let dummyHash: Promise<string> | null = null;

/**
 * Whether a password matches a hash. `null` is for an account that doesn't exist or has no password: checking takes as long
 * as for a wrong password.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('a password that no account has');
  const dummy = await dummyHash;
  const matches = await verify(passwordHash ?? dummy, password);
  return passwordHash !== null && matches;
}
