import type { Database } from '#server/db/database';
import type { Env } from '#server/env';

/** Not kept yet: secrets of stores come with their own table. */
export const readSecret = async (
  _db: Database,
  _env: Pick<Env, 'APP_KEY'>,
  _storeId: string,
  _name: string,
): Promise<string | null> => null;
