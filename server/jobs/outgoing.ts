import type { Logger } from 'pino';
import type { Database } from '#server/db/database';
import type { Env } from '../env';
import type { PushGateway } from '../gateways/push/pushGateway';
import type { Mailer } from '../mail/mailer';
import { deliverPushes } from '../modules/push/service';
import { mailSupportMessages } from '../modules/support/service';

interface Tools {
  mailer: Mailer | null;
  env: Pick<Env, 'SUPPORT_EMAIL'>;
  log: Pick<Logger, 'error'>;
}

/** Mails messages to the operator. Without a mail server or operator address they stay in the database. */
export async function mailSupport(db: Database, now: Date, { mailer, env, log }: Tools): Promise<void> {
  if (!mailer || !env.SUPPORT_EMAIL) return;
  const failed = await mailSupportMessages(db, now, { mailer, to: env.SUPPORT_EMAIL });
  for (const { id, error } of failed) {
    log.error({ err: error, support_message: id }, 'a message to support could not be mailed, and is tried again');
  }
}

/** Sends the push messages that are due, if a push service is set up. */
export async function sendPushes(db: Database, now: Date, { push }: { push: PushGateway | null }): Promise<void> {
  if (push) await deliverPushes(db, push, now);
}
