import type { Database } from '../../db/database';
import type { Env } from '../../env';
import { recoveryHasher } from '../factors/service';

/**
 * The hash with which a person's PIN is stored, bound to their account. Keyed, like recovery codes', because a slow hash of
 * four digits can still be guessed by those who have the database.
 */
export async function pinHash(
  db: Database,
  env: Pick<Env, 'APP_KEY'>,
  account: { store_id: string; sub_store_id: string },
  pin: string,
): Promise<string> {
  const hashOf = await recoveryHasher(db, env, account);
  return hashOf(`pin ${pin}`);
}
