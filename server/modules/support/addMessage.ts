import { supportMessages } from '#server/db/schema/support';
import type { Handler } from '#server/http/handler';
import { canMail } from './canMail';
import { presentMessage } from './presentMessage';
import { addressOf } from './writer';

/** Keeps a message to the operator. Mail leaves by a job: whoever writes does not wait for another server. */
export const addSupportMessage: Handler<'add_support_message'> = async (body, { db, env, session, log, now }) => {
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
