import { and, desc, eq } from 'drizzle-orm';
import type { mailChoiceCalls, platformStoreMailCalls, storeMailCalls } from '#contract/calls/storeMail';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { newId } from '#server/db/schema/columns';
import { outgoingMessages } from '#server/db/schema/outgoingMessages';
import { sendByStoreServer } from '#server/gateways/storeMail/storeServer';
import { CallError } from '#server/http/callError';
import type { Handler, Handlers } from '#server/http/handler';
import { loadSettings } from '#server/records/storeSection';
import { maskRecipient } from '../oneTimeCodes/service';
import { outgoingState } from '../outgoing/service';
import { bouncedAddresses, liftMailStop, reportBounce } from './bounces';
import { mailAccountOf } from './mailAccount';
import { mailRecordsOf } from './mailRecords';
import { testMailIn } from './testMail';
import { getMailChoice, setMailChoice } from './unsubscribe';

const testEmailSettings: Handler<'test_email_settings'> = async ({ to, language }, { db, env, session, log }) => {
  const account = await mailAccountOf(db, env, session.store_id);
  if (!account) throw new CallError(errorCodes.MAIL_NOT_SET_UP);
  const mail = { id: newId(), to, ...testMailIn(language ?? 'en') };
  const failure = await sendByStoreServer(account, mail, { allowed: env.OUTBOUND_RANGES });
  log.info({ stage: failure?.stage ?? 'sent', host: account.host, port: account.port }, 'a mail server was tried out');
  return failure ?? { stage: null, said: '' };
};

const getMailRecords: Handler<'get_mail_records'> = async (_body, { db, session, nameServers }) => {
  const { settings } = await loadSettings(db, session.store_id);
  const { host, from_address: address, dkim_selector: selector = '' } = settings.mail;
  if (!host || !address) throw new CallError(errorCodes.MAIL_NOT_SET_UP);
  return mailRecordsOf({ address, host, selector }, nameServers);
};

const { id, event, recipient, created_at, sent_at, bounced_at, failure_stage, store_id, channel, is_stores } =
  outgoingMessages;

const getEmailLog: Handler<'get_email_log'> = async (_body, { db, session }) => {
  const rows = await db
    .select({ _id: id, event, recipient, state: outgoingState, created_at, sent_at, bounced_at, failure_stage })
    .from(outgoingMessages)
    .where(and(eq(store_id, session.store_id), eq(channel, 'email'), eq(is_stores, true)))
    .orderBy(desc(created_at), desc(id))
    .limit(limits.mailLogMax);
  const data = rows.map(({ created_at: created, sent_at: sent, bounced_at: bounced, ...row }) => ({
    ...row,
    recipient: maskRecipient({ channel: 'email', recipient: row.recipient }),
    created_at: created.toISOString(),
    sent_at: sent?.toISOString() ?? null,
    bounced_at: bounced?.toISOString() ?? null,
  }));
  const stopped = (await bouncedAddresses(db, session.store_id)).flatMap(({ bounced_at: since, address, ...row }) =>
    since
      ? [{ ...row, address: maskRecipient({ channel: 'email', recipient: address }), bounced_at: since.toISOString() }]
      : [],
  );
  return { data, stopped };
};

export const storeMailHandlers: Handlers<
  keyof typeof storeMailCalls | keyof typeof mailChoiceCalls | keyof typeof platformStoreMailCalls
> = {
  test_email_settings: testEmailSettings,
  get_mail_records: getMailRecords,
  get_email_log: getEmailLog,
  lift_mail_stop: liftMailStop,
  get_mail_choice: getMailChoice,
  set_mail_choice: setMailChoice,
  'platform/report_bounce': reportBounce,
};
