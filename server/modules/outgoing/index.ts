import { and, desc, eq } from 'drizzle-orm';
import { outgoingMessages } from '#server/db/schema/outgoingMessages';
import type { Handler, Handlers } from '#server/http/handler';
import { isInState, outgoingState } from './outgoingState';

const { id, store_id, channel, event, language, recipient, tries, created_at, sent_at, bounced_at } = outgoingMessages;
/** Without the text, which can have a code or a link. */
const columns = {
  _id: id,
  store_id,
  channel,
  event,
  language,
  recipient,
  state: outgoingState,
  tries,
  created_at,
  sent_at,
  bounced_at,
};

/** A page of the messages of all stores, or of one; the newest first. */
const getOutgoingMessageList: Handler<'platform/get_outgoing_message_list'> = async (body, { db }) => {
  const condition = and(
    body.store_id ? eq(store_id, body.store_id) : undefined,
    body.event && eq(event, body.event),
    body.state && isInState[body.state],
  );
  const rows = await db
    .select(columns)
    .from(outgoingMessages)
    .where(condition)
    .orderBy(desc(created_at), desc(id))
    .limit(body.perPage)
    .offset((body.page - 1) * body.perPage);
  const data = rows.map(({ created_at: created, sent_at: sent, bounced_at: bounced, ...row }) => ({
    ...row,
    created_at: created.toISOString(),
    sent_at: sent?.toISOString() ?? null,
    bounced_at: bounced?.toISOString() ?? null,
  }));
  return { data, count: await db.$count(outgoingMessages, condition) };
};

export const outgoingHandlers: Handlers<'platform/get_outgoing_message_list'> = {
  'platform/get_outgoing_message_list': getOutgoingMessageList,
};
