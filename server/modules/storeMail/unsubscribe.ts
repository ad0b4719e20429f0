import { eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { mailAddresses } from '#server/db/schema/mailAddresses';
import { stores } from '#server/db/schema/stores';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { maskRecipient } from '../oneTimeCodes/service';

/** @throws NO_DATA_FOUND for a link that never was one, or whose customer was erased */
async function subscriptionOf(db: Database, token: string) {
  const [row] = await db
    .select({
      store_name: stores.name,
      address: mailAddresses.address,
      unsubscribed_at: mailAddresses.unsubscribed_at,
    })
    .from(mailAddresses)
    .innerJoin(stores, eq(stores.id, mailAddresses.store_id))
    .where(eq(mailAddresses.token, token));
  if (!row) throw new CallError(errorCodes.NO_DATA_FOUND);
  const { store_name, address, unsubscribed_at } = row;
  const email = maskRecipient({ channel: 'email', recipient: address });
  return { mail_choice: { store_name, email, is_unsubscribed: unsubscribed_at !== null } };
}

/** Writes what the owner of an address wants. */
export async function chooseMail(db: Database, token: string, isUnsubscribed: boolean, now: Date): Promise<boolean> {
  const written = await db
    .update(mailAddresses)
    .set({ unsubscribed_at: isUnsubscribed ? now : null })
    .where(eq(mailAddresses.token, token))
    .returning({ id: mailAddresses.id });
  return written.length > 0;
}

export const getMailChoice: Handler<'get_mail_choice'> = ({ token }, { db }) => subscriptionOf(db, token);

export const setMailChoice: Handler<'set_mail_choice'> = async ({ token, is_unsubscribed }, { db, now }) => {
  await chooseMail(db, token, is_unsubscribed, now());
  return subscriptionOf(db, token);
};
