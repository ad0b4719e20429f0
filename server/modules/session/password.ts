import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's own cost. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let somebody: Promise<string> | null = null;

/**
 * Whether a password is the one that was hashed. `null` stands for an account that does not exist: it takes
 * the same time as a wrong password, so that time does not tell which accounts there are.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  somebody ??= hash('an account that nobody has');
  const matches = await verify(passwordHash ?? (await somebody), password);
  return passwordHash !== null && matches;
}
