import { and, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database';
import { stores, subStores } from '#server/db/schema/index';
import { outgoingMessages } from '#server/db/schema/outgoingMessages';
import type { Env } from '#server/env';
import { openMessage, sealMessage } from './sealedMessage';

interface ErasedPerson {
  storeId: string;
  /** The person's addresses, as messages have them. */
  recipients: readonly string[];
  mark: string;
  /** Returns a text without mentions of the person. */
  rewrite: (text: string) => string;
}

/** Messages to the person. An account with the same address keeps its messages: they are about the account. */
async function eraseRecipient(tx: Database, { storeId, recipients, mark }: ErasedPerson, now: Date): Promise<number> {
  if (recipients.length === 0) return 0;
  const theirs = (email: PgColumn, code: PgColumn, phone: PgColumn) => sql`(${email}, ${code} || ${phone})`;
  const ownerIs = and(
    eq(stores.id, storeId),
    sql`${outgoingMessages.recipient} in ${theirs(stores.email, stores.country_phone_code, stores.phone)}`,
  );
  const memberIs = and(
    eq(subStores.store_id, storeId),
    sql`${outgoingMessages.recipient} in ${theirs(subStores.email, subStores.country_phone_code, subStores.phone)}`,
  );
  const rows = await tx
    .update(outgoingMessages)
    .set({
      recipient: mark,
      sealed: null,
      refusal: null,
      failed_at: sql`case when sent_at is null then coalesce(failed_at, ${now.toISOString()}::timestamptz) else failed_at end`,
    })
    .where(
      and(
        eq(outgoingMessages.store_id, storeId),
        inArray(outgoingMessages.recipient, [...recipients]),
        notExists(tx.select({ id: stores.id }).from(stores).where(ownerIs)),
        notExists(tx.select({ id: subStores.id }).from(subStores).where(memberIs)),
      ),
    )
    .returning({ id: outgoingMessages.id });
  return rows.length;
}

/**
 * Erases a person from a store's messages: as their recipient, and in encrypted texts that wait to be sent. Sent ones
 * have no text.
 *
 * @returns how many messages were changed
 */
export async function eraseInMessages(
  tx: Database,
  env: Pick<Env, 'APP_KEY'>,
  erased: ErasedPerson,
  now: Date,
): Promise<number> {
  let changed = await eraseRecipient(tx, erased, now);
  const waiting = await tx
    .select({ id: outgoingMessages.id, sealed: outgoingMessages.sealed })
    .from(outgoingMessages)
    .where(and(eq(outgoingMessages.store_id, erased.storeId), isNotNull(outgoingMessages.sealed)))
    .for('update');
  for (const { id, sealed } of waiting) {
    if (sealed === null) continue;
    const message = openMessage(env, id, sealed);
    const rewritten = { ...message, subject: erased.rewrite(message.subject), text: erased.rewrite(message.text) };
    if (rewritten.subject === message.subject && rewritten.text === message.text) continue;
    await tx
      .update(outgoingMessages)
      .set({ sealed: sealMessage(env, id, rewritten) })
      .where(eq(outgoingMessages.id, id));
    changed += 1;
  }
  return changed;
}
