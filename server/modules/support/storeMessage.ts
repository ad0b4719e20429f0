import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { subStores } from '#server/db/schema/accounts';
import { newId } from '#server/db/schema/columns';
import { stores } from '#server/db/schema/stores';
import { supportMessages } from '#server/db/schema/support';
import type { CallContext, Session } from '#server/http/handler';
import { canMail, neverByOlder, presentMessage, queueMail } from './mailMessages';

/** Address that answers to an account go to; a sub-account's are its own. */
export async function addressOf(db: Database, { store_id, sub_store_id }: Session): Promise<string> {
  const [row] =
    sub_store_id === null
      ? await db.select({ email: stores.email }).from(stores).where(eq(stores.id, store_id))
      : await db
          .select({ email: subStores.email })
          .from(subStores)
          .where(and(eq(subStores.store_id, store_id), eq(subStores.id, sub_store_id)));
  return row?.email ?? '';
}

type Message = typeof supportMessages.$inferInsert;
/** `order_id` and `account`: of a contested deduction. */
type Written = Pick<Message, 'text' | 'page' | 'app_version' | 'browser'> &
  Partial<Pick<Message, 'order_id' | 'account'>>;

/** Stores a message to the operator, and queues its mail. */
export async function storeMessage(
  { db, env, session, log, now }: CallContext,
  { text, page, app_version, browser, order_id = null, account = null }: Written,
) {
  const { store_id, sub_store_id, name: by } = session;
  const reply_to = await addressOf(db, session);
  const values = {
    store_id,
    id: newId(),
    sub_store_id,
    by,
    reply_to,
    text,
    page,
    app_version,
    browser,
    order_id,
    account,
  };
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
}
