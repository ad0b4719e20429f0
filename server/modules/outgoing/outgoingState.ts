import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { OutgoingMessage } from '#contract/entities/outgoingMessage';
import { outgoingMessages } from '#server/db/schema/outgoingMessages';

export type OutgoingState = OutgoingMessage['state'];

const { sent_at, failed_at } = outgoingMessages;

/** The state of a message, in a statement that reads its table. */
export const outgoingState = sql<OutgoingState>`case
  when ${sent_at} is not null then 'sent' when ${failed_at} is not null then 'failed' else 'waiting' end`;

export const isWaiting = and(isNull(sent_at), isNull(failed_at));

/** Messages in a state as defined by `outgoingState`. */
export const isInState: Record<OutgoingState, SQL | undefined> = {
  waiting: isWaiting,
  sent: isNotNull(sent_at),
  failed: and(isNull(sent_at), isNotNull(failed_at)),
};
