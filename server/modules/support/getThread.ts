import { and, desc, eq, isNull } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { supportMessages } from '#server/db/schema/support';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { canMail } from './canMail';
import { presentMessage } from './presentMessage';
import { addressOf } from './writer';

/** An account reads what it wrote itself: a member may write what the owner need not know, nor whoever looks as that member. */
export const getSupportThread: Handler<'get_support_thread'> = async (_body, { db, env, session }) => {
  const { store_id, sub_store_id, looker } = session;
  if (looker) throw new CallError(errorCodes.NOT_PERMITTED);
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
