import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { supportCalls } from '#contract/calls/support';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { outgoingMessages } from '#server/db/schema/outgoingMessages';
import { supportMessages } from '#server/db/schema/support';
import { CallError } from '#server/http/callError';
import type { Handler, Handlers } from '#server/http/handler';
import { type OutgoingState, outgoingState } from '../outgoing/service';
import { contestDeduction } from './contestDeduction';
import { canMail, presentMessage } from './mailMessages';
import { addressOf, storeMessage } from './storeMessage';

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
  add_support_message: (body, context) => storeMessage(context, body),
  contest_deduction: contestDeduction,
  add_crash_report: addCrashReport,
};
