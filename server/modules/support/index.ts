import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { supportCalls } from '#contract/calls/support';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import type { Database } from '#server/db/database';
import { subStores } from '#server/db/schema/accounts';
import { newId } from '#server/db/schema/columns';
import { outgoingMessages } from '#server/db/schema/outgoingMessages';
import { stores } from '#server/db/schema/stores';
import { supportMessages } from '#server/db/schema/support';
import { CallError } from '#server/http/callError';
import type { Handler, Handlers, Session } from '#server/http/handler';
import { type OutgoingState, outgoingState } from '../outgoing/service';
import { canMail, neverByOlder, presentMessage, queueMail } from './mailMessages';

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

/** State of a message's mail; `null` if it has none. */
const mailState = sql<OutgoingState | null>`case when ${outgoingMessages.id} is not null then ${outgoingState} end`;

/** An account only sees what it wrote itself: the owner, or someone viewing as a member, doesn't see a member's messages. */
const getSupportThread: Handler<'get_support_thread'> = async (_body, { db, env, session }) => {
  const { store_id, sub_store_id, viewer } = session;
  if (viewer) throw new CallError(errorCodes.NOT_PERMITTED);
  const mine =
    sub_store_id === null ? isNull(supportMessages.sub_store_id) : eq(supportMessages.sub_store_id, sub_store_id);
  const rows = await db
    .select({ ...getTableColumns(supportMessages), mail: mailState })
    .from(supportMessages)
    .leftJoin(outgoingMessages, eq(outgoingMessages.id, supportMessages.id))
    .where(and(eq(supportMessages.store_id, store_id), mine))
    .orderBy(desc(supportMessages.created_at), desc(supportMessages.id))
    .limit(limits.supportThreadMax);
  const messages = rows.map(presentMessage).reverse();
  return { messages, next: canMail(env) ? 'waiting' : 'kept', answer_to: await addressOf(db, session) };
};

/** Stores a message to the operator, and queues its mail. */
const addSupportMessage: Handler<'add_support_message'> = async (body, { db, env, session, log, now }) => {
  const { text, page, app_version, browser } = body;
  const { store_id, sub_store_id, name: by } = session;
  const reply_to = await addressOf(db, session);
  const values = { store_id, id: newId(), sub_store_id, by, reply_to, text, page, app_version, browser };
  const isMailed = canMail(env);
  const row = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(supportMessages)
      .values({ ...values, created_at: now(), next_try_at: neverByOlder })
      .returning();
    if (!row) throw new Error('the message to support was not written');
    if (isMailed) await queueMail(tx, env, row);
    return row;
  });
  const support_message = presentMessage({ ...row, mail: isMailed ? 'waiting' : null });
  log.info({ support_message: row.id, store_id, state: support_message.state }, 'a message to support');
  return { support_message };
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
