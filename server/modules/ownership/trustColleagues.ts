import { errorCodes } from '#contract/codes/errorCodes';
import { ownerLimits } from '#contract/ownerLimits';
import type { Database } from '#server/db/database';
import { trustedColleagues } from '#server/db/schema/index';
import { fieldsNotValid } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { notFound } from '#server/records/refusals';
import { ownerContacts } from '../addresses/service';
import { writeAuditEntries } from '../audit/service';
import { queueMessages, securityPath } from '../outgoing/service';
import { ownerVisitor } from '../session/service';
import { type Colleague, deleteTrusted, lockCandidates, trustedOf } from './colleagues';
import { mailRecipients } from './mailRecipients';
import { lockOwner, type OwnerStore, storeName, type Tools } from './ownerStore';
import { presentRecovery } from './presentRecovery';
import { dropConfirmations, openRequest } from './requests';

const namesOf = (colleagues: readonly Pick<Colleague, 'name'>[]): string =>
  colleagues.map(({ name }) => name).join(', ');

type Change = Record<'before' | 'after', readonly Colleague[]>;

const noteTrust = (tx: Database, storeId: string, { before, after }: Change): Promise<void> =>
  writeAuditEntries(tx, storeId, [
    {
      ...{ entity: 'owner_access', action: 'trust' },
      ...{ old: { colleagues: namesOf(before) }, new: { colleagues: namesOf(after) } },
    },
  ]);

/** Audit entry and mail to the owner, the same whether the owner or a colleague changed it. */
async function noteChange(tx: Database, store: OwnerStore, { before, after }: Change, context: Tools): Promise<void> {
  const { env, now } = context;
  await noteTrust(tx, store.id, { before, after });
  const facts = { store: storeName(store), names: namesOf(after) || '–' };
  const link = `${env.PUBLIC_ADDRESS}${securityPath}`;
  const to = await ownerContacts(tx, store, context);
  await queueMessages(
    tx,
    store,
    { event: 'trust_changed', to, facts: (at) => ({ ...facts, at: at(now()), link }) },
    context,
  );
}

/** The confirmations of those who are no longer trusted don't count, even if they are chosen again. */
const dropOthers = async (tx: Database, store: OwnerStore, trusted: readonly Colleague[], { now }: Tools) =>
  dropConfirmations(
    tx,
    await openRequest(tx, store.id, now()),
    trusted.filter(({ is_ready }) => is_ready),
  );

/** Tells those who are new. */
async function tellNewColleagues(tx: Database, store: OwnerStore, colleagues: readonly Colleague[], context: Tools) {
  const by = ownerVisitor(store).actor.name;
  const link = `${context.env.PUBLIC_ADDRESS}${securityPath}`;
  const to = mailRecipients(store, colleagues, context);
  await queueMessages(
    tx,
    store,
    { event: 'trust_asked', to, facts: () => ({ store: storeName(store), by, link }) },
    context,
  );
}

/**
 * The owner chooses who can let them back in. A request under way goes on, and confirmations of colleagues who are no
 * longer trusted don't count: the owner, who has a session, can stop it.
 */
export const setTrustedColleagues: Handler<'set_trusted_colleagues'> = async ({ ids }, context) => {
  const { db, session, now } = context;
  const chosenIds = [...new Set(ids)];
  if (chosenIds.length > 0 && chosenIds.length < ownerLimits.colleaguesMin)
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'ids', code: 'too_few' }]);
  const recovery = await db.transaction(async (tx) => {
    const store = await lockOwner(tx, session.store_id);
    const before = await trustedOf(tx, store.id);
    const trustedBefore = new Set(before.map(({ _id }) => _id));
    const possible = new Set((await lockCandidates(tx, store.id)).map(({ _id }) => _id));
    // Someone who was chosen before can stay, although they could not be chosen now.
    if (chosenIds.some((id) => !possible.has(id) && !trustedBefore.has(id)))
      throw notFound(errorCodes.NO_DATA_FOUND, 'ids');
    await deleteTrusted(tx, store.id);
    const created = { store_id: store.id, created_at: now() };
    if (chosenIds.length > 0)
      await tx.insert(trustedColleagues).values(chosenIds.map((sub_store_id) => ({ ...created, sub_store_id })));
    const after = await trustedOf(tx, store.id);
    await dropOthers(tx, store, after, context);
    const isSame = after.length === before.length && after.every(({ _id }) => trustedBefore.has(_id));
    if (!isSame) {
      await noteChange(tx, store, { before, after }, context);
      await tellNewColleagues(
        tx,
        store,
        after.filter(({ _id }) => !trustedBefore.has(_id)),
        context,
      );
    }
    return presentRecovery(tx, session, now());
  });
  return { recovery };
};

/** A colleague doesn't want to be asked. Their confirmation of a request under way no longer counts. */
export const declineTrust: Handler<'decline_trust'> = async (_body, context) => {
  const { db, session, now } = context;
  const { sub_store_id } = session;
  if (sub_store_id === null) throw notFound();
  const recovery = await db.transaction(async (tx) => {
    const store = await lockOwner(tx, session.store_id);
    const before = await trustedOf(tx, store.id);
    if ((await deleteTrusted(tx, store.id, sub_store_id)) === 0) throw notFound();
    const after = await trustedOf(tx, store.id);
    await dropOthers(tx, store, after, context);
    await noteChange(tx, store, { before, after }, context);
    return presentRecovery(tx, session, now());
  });
  return { recovery };
};

/**
 * Ends the owner's trust in an account that is no longer one person's. Only the audit log says so: the caller has locked the
 * account, and a mail would have to lock the store, which the calls above do first.
 */
export async function endTrustOf(tx: Database, storeId: string, subStoreId: string): Promise<void> {
  const before = await trustedOf(tx, storeId);
  if ((await deleteTrusted(tx, storeId, subStoreId)) === 0) return;
  await noteTrust(tx, storeId, { before, after: before.filter(({ _id }) => _id !== subStoreId) });
}
