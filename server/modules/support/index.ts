import { and, desc, eq, isNull } from 'drizzle-orm';
import type { supportCalls } from '#contract/calls/support';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import type { Database } from '#server/db/database';
import { subStores } from '#server/db/schema/accounts';
import { stores } from '#server/db/schema/stores';
import { supportMessages } from '#server/db/schema/support';
import type { Env } from '#server/env';
import { CallError } from '#server/http/callError';
import type { Handler, Handlers, Session } from '#server/http/handler';
import { presentMessage } from './mailMessages';

/** Address that answers to an account go to; a sub-account's are its own. */
async function addressOf(db: Database, { store_id, sub_store_id }: Session): Promise<string> {
  const [row] =
    sub_store_id === null
      ? await db.select({ email: stores.email }).from(stores).where(eq(stores.id, store_id))
      : await db
          .select({ email: subStores.email })
          .from(subStores)
          .where(and(eq(subStores.store_id, store_id), eq(subStores.id, sub_store_id)));
  return row?.email ?? '';
}

/** Whether messages to the operator leave by mail. */
const canMail = ({ SMTP_URL, SUPPORT_EMAIL }: Pick<Env, 'SMTP_URL' | 'SUPPORT_EMAIL'>): boolean =>
  Boolean(SMTP_URL && SUPPORT_EMAIL);

/** An account only sees what it wrote itself: the owner, or someone viewing as a member, doesn't see a member's messages. */
const getSupportThread: Handler<'get_support_thread'> = async (_body, { db, env, session }) => {
  const { store_id, sub_store_id, viewer } = session;
  if (viewer) throw new CallError(errorCodes.NOT_PERMITTED);
  const mine =
    sub_store_id === null ? isNull(supportMessages.sub_store_id) : eq(supportMessages.sub_store_id, sub_store_id);
  const rows = await db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.store_id, store_id), mine))
    .orderBy(desc(supportMessages.created_at), desc(supportMessages.id))
    .limit(limits.supportThreadMax);
  const next = canMail(env) ? 'waiting' : 'kept';
  const messages = rows.map((row) => presentMessage(row, next)).reverse();
  return { messages, next, answer_to: await addressOf(db, session) };
};

/** Stores a message to the operator. A job sends the mail, so the writer doesn't wait for another server. */
const addSupportMessage: Handler<'add_support_message'> = async (body, { db, env, session, log, now }) => {
  const { text, page, app_version, browser } = body;
  const { store_id, sub_store_id, name: by } = session;
  const at = now();
  const reply_to = await addressOf(db, session);
  const [row] = await db
    .insert(supportMessages)
    .values({ store_id, sub_store_id, by, reply_to, text, page, app_version, browser, created_at: at, next_try_at: at })
    .returning();
  if (!row) throw new Error('the message to support was not written');
  const state = canMail(env) ? 'waiting' : 'kept';
  log.info({ support_message: row.id, store_id, state }, 'a message to support');
  return { support_message: presentMessage(row, state) };
};

/**
 * Writes a log line, so that the ID that a user copied leads to the place in the code. It isn't stored anywhere else.
 */
const addCrashReport: Handler<'add_crash_report'> = async (body, { log, request }) => {
  const { report, name, page, app_version, at } = body;
  log.warn(
    { report, name, page, app_version, at, browser: request.userAgent.slice(0, 200) },
    'a page of the app failed',
  );
  return {};
};

export const supportHandlers: Handlers<keyof typeof supportCalls> = {
  get_support_thread: getSupportThread,
  add_support_message: addSupportMessage,
  add_crash_report: addCrashReport,
};
