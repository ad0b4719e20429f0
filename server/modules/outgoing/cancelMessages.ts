import { and, eq, inArray } from 'drizzle-orm';
import type { OutgoingEvent } from '#contract/entities/outgoingMessage';
import type { Database } from '#server/db/database';
import { outgoingMessages } from '#server/db/schema/outgoingMessages';
import { isWaiting } from './outgoingState';

/**
 * Gives up a recipient's messages that still wait: what they say no longer holds, such as a code that was replaced. Codes
 * and links end by recipient, whatever store they were for.
 */
export async function cancelMessages(
  db: Database,
  { events, recipient }: { events: readonly OutgoingEvent[]; recipient: string },
  now: Date,
): Promise<void> {
  const isMeant = and(eq(outgoingMessages.recipient, recipient), inArray(outgoingMessages.event, events));
  await db.update(outgoingMessages).set({ failed_at: now, sealed: null }).where(and(isMeant, isWaiting));
}

/** Gives up the mails with links that set an account's password: a password was set, or the account was deleted. */
export const cancelPasswordLinks = (db: Database, recipient: string, now: Date): Promise<void> =>
  cancelMessages(db, { events: ['invitation', 'new_password'], recipient }, now);
