import type { Logger } from 'pino';
import type { Database } from '#server/db/database';
import { isOutage } from '#server/db/unavailable';
import type { Env } from '../env';
import type { Connector } from '../gateways/connect/connect';
import type { PushGateway } from '../gateways/push/pushGateway';
import { sendTextMessage } from '../modules/customerMessages/service';
import { type Attempt, type Courier, type Sending, sendMessages, sendStoreMails } from '../modules/outgoing/service';
import { deliverPushes } from '../modules/push/service';
import { storeMailerOf } from '../modules/storeMail/service';
import { noteMailed } from '../modules/support/service';

interface Tools {
  mailer: Courier | null;
  env: Pick<Env, 'APP_KEY'>;
  log: Pick<Logger, 'error' | 'warn' | 'info'>;
}

const levels = { sent: 'info', waiting: 'warn', failed: 'error' } as const;
const texts = {
  sent: 'a message was sent',
  waiting: 'a message could not be sent, and is tried again',
  failed: 'a message was given up',
};

/** Logs who gets what, and never what it says. */
function logAttempt(log: Tools['log'], { row, state, failure }: Attempt): void {
  const { id, store_id, event, channel, language, recipient, tries } = row;
  const facts = { outgoing_message: id, store_id, event, channel, language, recipient, tries, state };
  log[levels[state]]({ ...facts, reason: failure?.reason }, texts[state]);
}

/** A message to support keeps its state for longer than its mail. */
const onSent: Sending['onSent'] = async (tx, message, at) => {
  if (message.event === 'support') await noteMailed(tx, message, at);
};

/** Sends the mails that are due. Without a mail server, it only gives up those of no more use. */
export async function sendOutgoing(db: Database, now: Date, { mailer, env, log }: Tools): Promise<void> {
  const attempts = await sendMessages(db, now, { mailer, env, onSent });
  for (const attempt of attempts) logAttempt(log, attempt);
}

/** Sends the mails of stores that are due by their own servers. */
export async function sendByStores(
  db: Database,
  now: Date,
  { env, log }: { env: Pick<Env, 'APP_KEY' | 'OUTBOUND_RANGES'>; log: Tools['log'] },
): Promise<void> {
  const mailerOf = (storeId: string) =>
    storeMailerOf(db, env, storeId).catch((error: unknown) => {
      if (isOutage(error)) throw error;
      // Such as a password that can't be decrypted: that store's mail waits, and the others' goes on.
      log.error({ err: error, store_id: storeId }, 'the mail server of a store could not be opened');
      return null;
    });
  const attempts = await sendStoreMails(db, now, { env, mailerOf });
  for (const attempt of attempts) logAttempt(log, attempt);
}

/** Sends the text messages that are due, by the installation's account or the store's. */
export async function sendTexts(
  db: Database,
  now: Date,
  { env, log, connector: { fetch } }: Pick<Tools, 'log'> & { env: Env; connector: Pick<Connector, 'fetch'> },
): Promise<void> {
  const mailer: Courier = {
    send: ({ to, text }, { store_id, is_stores }) =>
      sendTextMessage({ db, env, fetch }, { store_id, is_stores, to, text }).catch((error: unknown) => {
        if (isOutage(error)) throw error;
        // Such as a token that can't be decrypted: that store's messages wait, and the others' go on.
        log.error({ err: error, store_id }, 'the account of a store for text messages could not be opened');
        return { kind: 'refused', reason: 'The account for text messages can’t be opened.' };
      }),
  };
  const attempts = await sendMessages(db, now, { channel: 'sms', mailer, env, onSent });
  for (const attempt of attempts) logAttempt(log, attempt);
}

/** Sends the push messages that are due, if a push service is set up. */
export async function sendPushes(db: Database, now: Date, { push }: { push: PushGateway | null }): Promise<void> {
  if (push) await deliverPushes(db, push, now);
}
