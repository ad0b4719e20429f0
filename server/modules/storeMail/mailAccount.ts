import { eq } from 'drizzle-orm';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { storeSettings, stores } from '#server/db/schema/index';
import type { Env } from '#server/env';
import type { MailAccount } from '#server/gateways/storeMail/storeServer';
import { readSecret } from '#server/records/storeSecrets';

/**
 * A store's account at its own mail server.
 *
 * @returns `null` if its settings aren't complete
 */
export async function mailAccountOf(
  db: Database,
  env: Pick<Env, 'APP_KEY'>,
  storeId: string,
): Promise<MailAccount | null> {
  const [row] = await db
    .select({ mail: storeSettings.mail, name: stores.name })
    .from(storeSettings)
    .innerJoin(stores, eq(stores.id, storeSettings.store_id))
    .where(eq(storeSettings.store_id, storeId));
  if (!row?.mail.host || !row.mail.from_address) return null;
  const { host, port, user, from_address: address, from_name } = row.mail;
  const password = (await readSecret(db, env, storeId, 'mail_password')) ?? '';
  return { host, port, user, password, from: { name: from_name || localText(row.name, 0), address } };
}
