import type { Database } from '#server/db/database';
import type { Env } from '#server/env';
import { asMailFailure, sendByStoreServer } from '#server/gateways/storeMail/storeServer';
import type { Mailer } from '#server/mail/mailer';
import { mailAccountOf } from './mailAccount';

/** A store's own server for the queue of mails; `null` if its settings aren't complete. */
export async function storeMailerOf(
  db: Database,
  env: Pick<Env, 'APP_KEY' | 'OUTBOUND_RANGES'>,
  storeId: string,
): Promise<Pick<Mailer, 'send'> | null> {
  const account = await mailAccountOf(db, env, storeId);
  if (!account) return null;
  return {
    async send(mail) {
      const failure = await sendByStoreServer(account, mail, { allowed: env.OUTBOUND_RANGES });
      return failure && asMailFailure(failure);
    },
  };
}
