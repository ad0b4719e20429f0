import { subDays } from 'date-fns';
import { and, eq, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';
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

/** Gives up the messages with these IDs that still wait. */
export async function cancelMessagesOf(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const isMeant = inArray(outgoingMessages.id, ids);
  await db.update(outgoingMessages).set({ failed_at: now, sealed: null }).where(and(isMeant, isWaiting));
}

const registrationEvents: readonly OutgoingEvent[] = ['registration_code', 'registration_known', 'registration_link'];

/**
 * Deletes the addresses of registrations' mails a day after they were written, sent or not: anyone can type a stranger's
 * address. Those that still wait keep it.
 */
export async function forgetStrangers(db: Database, now: Date): Promise<void> {
  const isOld = and(lt(outgoingMessages.created_at, subDays(now, 1)), ne(outgoingMessages.recipient, ''));
  await db
    .update(outgoingMessages)
    .set({ recipient: '' })
    .where(
      and(
        isOld,
        inArray(outgoingMessages.event, registrationEvents),
        or(isNotNull(outgoingMessages.sent_at), isNotNull(outgoingMessages.failed_at)),
      ),
    );
}

/** Gives up the mails with links that set an account's password: a password was set, or the account was deleted. */
export const cancelPasswordLinks = (db: Database, recipient: string, now: Date): Promise<void> =>
  cancelMessages(db, { events: ['invitation', 'new_password'], recipient }, now);
