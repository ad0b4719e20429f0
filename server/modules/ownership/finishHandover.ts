import { addHours } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { ownerLimits } from '#contract/ownerLimits';
import { fullName } from '#contract/providers/fullName';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/index';
import { fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { notFound } from '#server/records/refusals';
import { closeChanges, ownerContacts, refuseTaken, takeAddress } from '../addresses/service';
import { hiddenValue, writeAuditEntries } from '../audit/service';
import { demoMessage, queueMessages, type Recipient, type WrittenMessage } from '../outgoing/service';
import { endOwnerTokens, ownerVisitor } from '../session/service';
import { mailOperator } from '../support/service';
import { deleteTrusted } from './colleagues';
import { endEarlierTeam } from './endEarlierTeam';
import { closeOwnerAccess } from './finishRecovery';
import { newOwnerRecipient } from './mailRecipients';
import { lockOwner, type OwnerStore, ownerAccount, refuseDeletion, storeName } from './ownerStore';
import { endHandovers, type HandoverRow, openHandover } from './requests';

type Context = Pick<CallContext<'owner'>, 'env' | 'now' | 'messages'>;

/** A handover that the new owner has accepted. */
type AcceptedHandover = HandoverRow & { password_hash: string; accepted_at: Date };

/** @throws 1000 if it isn't the one under way, or wasn't accepted; 4022 `too_early` before the wait is over */
async function needAccepted(tx: Database, store: OwnerStore, id: string, now: Date): Promise<AcceptedHandover> {
  const row = await openHandover(tx, store.id, now);
  const { password_hash, accepted_at, opens_at } = row ?? {};
  if (row?.id !== id || !password_hash || !accepted_at || !opens_at) throw notFound();
  if (opens_at > now) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: '_id', code: 'too_early' }]);
  return { ...row, password_hash, accepted_at };
}

/**
 * Writes who the owner is. Payouts wait, since the bank details are still those of the earlier owner.
 *
 * @throws 602, 603 or 996 if another account has the address or number by now
 */
async function writeOwner(tx: Database, store: OwnerStore, row: AcceptedHandover, now: Date): Promise<void> {
  const { email, country_phone_code, phone, password_hash, accepted_at, language } = row;
  const account = ownerAccount(store);
  await takeAddress(tx, account, { email }, now);
  await takeAddress(tx, account, { country_phone_code, phone }, now);
  const hold = addHours(now, ownerLimits.payoutHoldHours);
  const isLonger = store.payout_hold_until !== null && store.payout_hold_until > hold;
  await tx
    .update(stores)
    .set({
      ...{ owner_first_name: row.first_name, owner_last_name: row.last_name, owner_image: null },
      ...{ owner_starts_with_dashboard: false, owner_summary: null, owner_summary_at: null },
      ...{ owner_language: language, email, country_phone_code, phone, password_hash },
      ...{ is_email_verified: true, is_phone_number_verified: false, terms_accepted_at: accepted_at },
      ...{ payout_hold_until: isLonger ? store.payout_hold_until : hold, version: sql`${stores.version} + 1` },
    })
    .where(eq(stores.id, store.id))
    .catch(refuseTaken);
}

/** Ends everything of the earlier owner, including what could restore their address or access. */
async function endEarlierOwner(tx: Database, store: OwnerStore, context: Context): Promise<void> {
  const at = context.now();
  const account = ownerAccount(store);
  await closeOwnerAccess(tx, store, context);
  await endOwnerTokens(tx, store.id, at);
  await closeChanges(tx, account, ['email', 'sms'], at);
  await deleteTrusted(tx, store.id);
  await endEarlierTeam(tx, store.id, ownerVisitor(store).actor, at);
  await endHandovers(tx, store.id, at);
}

async function noteHandedOver(tx: Database, store: OwnerStore, row: AcceptedHandover): Promise<void> {
  const { actor } = ownerVisitor(store);
  await writeAuditEntries(tx, store.id, [
    {
      ...{ entity: 'owner_access', action: 'hand_over', actor },
      old: { name: actor.name, email: store.email, password: hiddenValue },
      new: { name: fullName(row), email: row.email, password: hiddenValue },
    },
  ]);
}

/** The earlier owner's receipt, the new owner's, and a mail to the operator, who may have to see other documents. */
async function tellEveryone(
  tx: Database,
  store: OwnerStore,
  row: AcceptedHandover,
  earlier: readonly Recipient[],
  context: Context,
): Promise<WrittenMessage | null> {
  const at = context.now();
  const facts = { store: storeName(store), name: fullName(row), hours: String(ownerLimits.payoutHoldHours) };
  const to = [...earlier, ...newOwnerRecipient(store, row, context)];
  const text = `The store has a new owner: ${facts.name} (${row.email}). Check whether its documents still apply.`;
  const about = { storeId: store.id, name: store.name, text };
  await mailOperator(tx, context.env, { ...about, facts: [['Handed over', at.toISOString()]] }, at);
  return queueMessages(
    tx,
    store,
    { event: 'handover_done', to, facts: (time) => ({ ...facts, at: time(at) }) },
    context,
  );
}

/**
 * The owner confirms for the last time, and one transaction gives the store to the new owner. The team's accounts and
 * sessions stay, so that the kitchen keeps working.
 */
export const finishHandover: Handler<'finish_handover'> = async ({ _id }, context) => {
  const { session, now, messages } = context;
  const message = await changeRecords(context, async (tx, announceRecords) => {
    const store = await lockOwner(tx, session.store_id);
    refuseDeletion(store, '_id');
    const row = await needAccepted(tx, store, _id, now());
    const earlier = await ownerContacts(tx, store, context);
    await writeOwner(tx, store, row, now());
    await endEarlierOwner(tx, store, context);
    await noteHandedOver(tx, store, row);
    announceRecords('store', [store.id]);
    return tellEveryone(tx, store, row, earlier, context);
  });
  messages.refreshAccess(session.store_id);
  return demoMessage(message);
};
