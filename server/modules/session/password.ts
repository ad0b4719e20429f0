import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's own cost. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let dummyHash: Promise<string> | null = null;

/**
 * Whether a password matches a hash. `null` is for an account that doesn't exist or has no password: checking takes as long
 * as for a wrong password.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash('a password that no account has');
  const dummy = await dummyHash;
  const matches = await verify(passwordHash ?? dummy, password);
  return passwordHash !== null && matches;
}
