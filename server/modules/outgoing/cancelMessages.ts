import { and, eq } from 'drizzle-orm';
import type { OutgoingEvent } from '#contract/entities/outgoingMessage';
import type { Database } from '#server/db/database';
import { outgoingMessages } from '#server/db/schema/outgoingMessages';
import { isWaiting } from './outgoingState';

/** Gives up messages that still wait: what they say no longer holds, such as a link that was replaced. */
export async function cancelMessages(
  db: Database,
  { storeId, event, recipient }: { storeId: string; event: OutgoingEvent; recipient: string },
  now: Date,
): Promise<void> {
  const isMeant = and(
    eq(outgoingMessages.store_id, storeId),
    eq(outgoingMessages.event, event),
    eq(outgoingMessages.recipient, recipient),
  );
  await db.update(outgoingMessages).set({ failed_at: now, sealed: null }).where(and(isMeant, isWaiting));
}
