import { randomBytes } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { mailAddresses } from '#server/db/schema/mailAddresses';
import { outgoingMessages } from '#server/db/schema/outgoingMessages';
import { isWaiting } from './outgoingState';
import { withoutAddress } from './withoutAddress';

interface StoresAddress {
  storeId: string;
  address: string;
}

const isOf = ({ storeId, address }: StoresAddress) =>
  and(eq(mailAddresses.store_id, storeId), eq(mailAddresses.address, address));

/** Whether an address of a store's customer takes mail, and whether its owner wants what isn't about their orders. */
export async function mailStanding(
  db: Database,
  of: StoresAddress,
): Promise<{ isBounced: boolean; isUnsubscribed: boolean }> {
  const [row] = await db.select().from(mailAddresses).where(isOf(of));
  return { isBounced: Boolean(row?.bounced_at), isUnsubscribed: Boolean(row?.unsubscribed_at) };
}

/**
 * Notes that an address takes no mail, as a server said. Mails of the store that wait for it are given up; those of the
 * installation, such as codes, aren't concerned.
 *
 * @param reason the server's words; addresses in them are hidden
 */
export async function noteBounce(
  tx: Database,
  { reason, ...of }: StoresAddress & { reason: string },
  now: Date,
): Promise<void> {
  const bounced = { bounced_at: now, bounce_reason: withoutAddress(reason, of.address) };
  await tx
    .insert(mailAddresses)
    .values({ id: newId(), store_id: of.storeId, address: of.address, created_at: now, ...bounced })
    .onConflictDoUpdate({ target: [mailAddresses.store_id, mailAddresses.address], set: bounced });
  await tx
    .update(outgoingMessages)
    .set({ failed_at: now, sealed: null })
    .where(
      and(
        eq(outgoingMessages.store_id, of.storeId),
        eq(outgoingMessages.recipient, of.address),
        eq(outgoingMessages.channel, 'email'),
        eq(outgoingMessages.is_stores, true),
        isWaiting,
      ),
    );
}

/** The token of the link at which an address is unsubscribed, created on first use. */
export async function unsubscribeToken(tx: Database, of: StoresAddress, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const [row] = await tx
    .insert(mailAddresses)
    .values({ id: newId(), store_id: of.storeId, address: of.address, created_at: now, token })
    .onConflictDoUpdate({
      target: [mailAddresses.store_id, mailAddresses.address],
      set: { token: sql`coalesce(${mailAddresses.token}, excluded.token)` },
    })
    .returning({ token: mailAddresses.token });
  return row?.token ?? token;
}

/** Forgets a person's addresses, with what they said about mail. @returns how many there were */
export async function forgetMailAddresses(
  tx: Database,
  { storeId, recipients }: { storeId: string; recipients: readonly string[] },
): Promise<number> {
  if (recipients.length === 0) return 0;
  const rows = await tx
    .delete(mailAddresses)
    .where(and(eq(mailAddresses.store_id, storeId), inArray(mailAddresses.address, [...recipients])))
    .returning({ id: mailAddresses.id });
  return rows.length;
}
