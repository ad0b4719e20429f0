import type { Logger } from 'pino';
import type { Database } from '../db/database';
import type { Env } from '../env';
import type { Mailer } from '../mail/mailer';
import { mailSupportMessages } from '../modules/support/service';

interface Tools {
  mailer: Mailer | null;
  env: Pick<Env, 'SUPPORT_EMAIL'>;
  log: Pick<Logger, 'error'>;
}

/** Mails what people wrote to the operator; where mail or the operator's address is not set, it stays where it is. */
export async function mailSupport(db: Database, now: Date, { mailer, env, log }: Tools): Promise<void> {
  if (!mailer || !env.SUPPORT_EMAIL) return;
  const failed = await mailSupportMessages(db, now, { mailer, to: env.SUPPORT_EMAIL });
  for (const { id, error } of failed) {
    log.error({ err: error, support_message: id }, 'a message to support could not be mailed, and is tried again');
  }
}
