import { eq } from 'drizzle-orm';
import type { AuditValues } from '#contract/audit/auditEntry';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import type { Database } from '#server/db/database';
import { accountTokens, stores } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { formerEmail } from '../addresses/service';
import { hiddenValue, writeAuditEntries } from '../audit/service';
import { maskRecipient } from '../oneTimeCodes/service';
import { deliveryOf, demoMessage } from '../outgoing/service';
import { mailOwnerLink } from '../passwords/service';
import { endSessions, endStoreTokens, isOpenToken, ownerVisitor, unknownPassword } from '../session/service';
import { endSocialLinks } from '../socialAccounts/service';
import { stopTakeover } from '../storeDeletion/service';
import { mailOperator } from '../support/service';
import { closeFactors } from './closeFactors';
import { closeTeam } from './closeTeam';

type Context = CallContext<'public'>;
type StoreRow = typeof stores.$inferSelect;

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

/** Only the owner sees it, as the other entries about these details. */
async function noteAlarm(tx: Database, store: StoreRow, { isClosed }: { isClosed: boolean }): Promise<void> {
  const { id, name, payouts_frozen_at } = store;
  const password: AuditValues = isClosed ? { password: hiddenValue } : {};
  await writeAuditEntries(tx, id, [
    {
      ...{ entity: 'store_bank_detail', action: 'alarm', record: { id, name }, actor: ownerVisitor(store).actor },
      old: { is_payout_frozen: payouts_frozen_at !== null, ...password },
      new: { is_payout_frozen: true, ...password },
    },
  ]);
}

/** The operator looks into it: nothing else brings the payouts back. */
async function tellOperator(tx: Database, { id, name }: StoreRow, { env, now }: Pick<Context, 'env' | 'now'>) {
  const text =
    'The owner reports that someone else changed the bank details. Payouts are frozen until you call ' +
    'platform/set_store_standing with is_payout_frozen: false.';
  await mailOperator(tx, env, { storeId: id, name, text, facts: [['Reported', now().toISOString()]] }, now());
}

/**
 * The owner didn't change the bank details: freezes payouts, signs everyone out, removes second factors that are new, and
 * starts a reset of the password.
 * If the email address was changed too and that can still be undone, the link to a new password goes to the old one. The
 * link works once: the store's row is locked, so the second of two simultaneous uses finds it ended.
 *
 * @throws 2000 if the link was used or has expired
 */
export const raiseBankAlarm: Handler<'raise_bank_alarm'> = async ({ token, language = 'en' }, context) => {
  const { db, env, log, now } = context;
  const { store_id } = await findAlarm(db, token, now());
  const canMail = deliveryOf(env, 'email') !== 'none';
  // Who changed the bank details knew the old one.
  const password_hash = canMail ? await unknownPassword() : undefined;
  const reply = await db.transaction(async (tx) => {
    const [store] = await tx.select().from(stores).where(eq(stores.id, store_id)).for('no key update');
    if (!store) throw new CallError(errorCodes.TOKEN_EXPIRED);
    const { changed_at } = await findAlarm(tx, token, now());
    await tx
      .update(stores)
      .set({ payouts_frozen_at: store.payouts_frozen_at ?? now(), ...(password_hash && { password_hash }) })
      .where(eq(stores.id, store_id));
    const { actor } = ownerVisitor(store);
    await stopTakeover(tx, store, actor, context);
    await endStoreTokens(tx, store_id, now());
    await endSocialLinks(tx, { store_id, sub_store_id: null });
    await noteAlarm(tx, store, { isClosed: canMail });
    await closeTeam(tx, store_id, actor, now());
    await closeFactors(tx, store_id, { actor, changedAt: changed_at }, context);
    await tellOperator(tx, store, context);
    const email = (await formerEmail(tx, { store_id, sub_store_id: null }, now())) ?? store.email;
    const message = canMail ? await mailOwnerLink(tx, store_id, { email, language }, context) : null;
    await endSessions({ ...context, db: tx }, { store_id }, pushCodes.LOGGED_IN_FROM_ANOTHER_DEVICE);
    return {
      email: canMail ? maskRecipient({ channel: 'email', recipient: email }) : null,
      ...demoMessage(message),
    };
  });
  log.warn({ store_id }, 'an owner reported changed bank details; payouts are frozen');
  return reply;
};
