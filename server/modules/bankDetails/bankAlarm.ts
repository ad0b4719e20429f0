import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import type { Database } from '#server/db/database';
import { accountTokens, stores } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { writeAuditEntries } from '../audit/service';
import { maskRecipient } from '../oneTimeCodes/service';
import { deliveryOf } from '../outgoing/service';
import { mailOwnerLink } from '../passwords/service';
import { endSessions, endStoreTokens, hashPassword, isOpenToken, ownerVisitor } from '../session/service';

async function findAlarm(db: Database, token: string, now: Date) {
  const [found] = await db
    .select({
      store_id: stores.id,
      store_name: stores.name,
      changed_at: accountTokens.created_at,
      expires_at: accountTokens.expires_at,
    })
    .from(accountTokens)
    .innerJoin(stores, eq(stores.id, accountTokens.store_id))
    .where(isOpenToken(token, 'bank_alarm', now));
  if (!found) throw new CallError(errorCodes.TOKEN_EXPIRED);
  return found;
}

/** @throws 2000 if the link was used or has expired */
export const getBankAlarm: Handler<'get_bank_alarm'> = async ({ token }, { db, now }) => {
  const { store_name, changed_at, expires_at } = await findAlarm(db, token, now());
  return { alarm: { store_name, changed_at: changed_at.toISOString(), expires_at: expires_at.toISOString() } };
};

/** No one knows it: who changed the bank details knew the old one. */
const unknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

/**
 * The owner didn't change the bank details: freezes payouts, signs everyone out, and starts a reset of the password.
 * The link works once: the store's row is locked, so the second of two simultaneous uses finds it ended.
 *
 * @throws 2000 if the link was used or has expired
 */
export const raiseBankAlarm: Handler<'raise_bank_alarm'> = async ({ token, language = 'en' }, context) => {
  const { db, env, now } = context;
  const { store_id } = await findAlarm(db, token, now());
  const canMail = deliveryOf(env, 'email') !== 'none';
  const password_hash = canMail ? await unknownPassword() : undefined;
  return db.transaction(async (tx) => {
    const [store] = await tx.select().from(stores).where(eq(stores.id, store_id)).for('no key update');
    if (!store) throw new CallError(errorCodes.TOKEN_EXPIRED);
    await findAlarm(tx, token, now());
    await tx
      .update(stores)
      .set({ payouts_frozen_at: store.payouts_frozen_at ?? now(), ...(password_hash && { password_hash }) })
      .where(eq(stores.id, store_id));
    await endStoreTokens(tx, store_id, now());
    const record = { id: store_id, name: store.name };
    const values = { old: { is_payout_frozen: store.payouts_frozen_at !== null }, new: { is_payout_frozen: true } };
    const { actor } = ownerVisitor(store);
    await writeAuditEntries(tx, store_id, [{ entity: 'store', action: 'alarm', record, actor, ...values }]);
    const message = canMail ? await mailOwnerLink(tx, store_id, language, context) : null;
    await endSessions({ ...context, db: tx }, { store_id }, pushCodes.LOGGED_IN_FROM_ANOTHER_DEVICE);
    return {
      email: canMail ? maskRecipient({ channel: 'email', recipient: store.email }) : null,
      ...(message && { demo_message: { subject: message.subject, text: message.text } }),
    };
  });
};
