import { addDays } from 'date-fns';
import { errorCodes } from '#contract/codes/errorCodes';
import { ownerLimits } from '#contract/ownerLimits';
import { fullName } from '#contract/providers/fullName';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { handovers } from '#server/db/schema/index';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { notFound } from '#server/records/refusals';
import { ownerContacts } from '../addresses/service';
import { writeAuditEntries } from '../audit/service';
import { deliveryOf, demoMessage, queueMessages, type WrittenMessage } from '../outgoing/service';
import { ownerVisitor } from '../session/service';
import { makeLink } from './links';
import { newOwnerRecipient } from './mailRecipients';
import { lockOwner, type OwnerStore, refuseDeletion, storeName, type Tools } from './ownerStore';
import { presentHandover } from './presentHandover';
import { checkOffers, endHandovers, type HandoverRow, openHandover, openRequest } from './requests';
import { stopHandover } from './stopChange';

export const getHandover: Handler<'get_handover'> = async (_body, { db, session, now }) => {
  const row = await openHandover(db, session.store_id, now());
  return { handover: row && presentHandover(row) };
};

/** Mails the new owner the link, and tells the owner's contacts how to stop it. @returns the new owner's mail, in a demo */
async function tellBoth(
  tx: Database,
  store: OwnerStore,
  row: HandoverRow,
  context: Tools,
): Promise<WrittenMessage | null> {
  const { id, email, first_name, created_at, expires_at: expiresAt } = row;
  const about = { kind: 'handover', id } as const;
  const name = storeName(store);
  const stop = await makeLink(tx, store, { purpose: 'owner_alarm', about, expiresAt }, context);
  const facts = { store: name, name: fullName(row), email, link: stop };
  await queueMessages(
    tx,
    store,
    {
      ...{ event: 'handover_begun', to: await ownerContacts(tx, store, context), expiresAt },
      facts: (time) => ({ ...facts, at: time(created_at) }),
    },
    context,
  );
  const link = await makeLink(tx, store, { purpose: 'handover', about, expiresAt }, context);
  const to = newOwnerRecipient(store, row, context);
  const by = ownerVisitor(store).actor.name;
  return queueMessages(
    tx,
    store,
    {
      ...{ event: 'handover_offer', to, expiresAt },
      facts: (time) => ({ name: first_name, store: name, by, until: time(expiresAt), link }),
    },
    context,
  );
}

/** Only someone who reads the address's mail learns whether it has an account, when they accept. */
export const beginHandover: Handler<'begin_handover'> = async ({ first_name, last_name, email }, context) => {
  const { db, env, session, now } = context;
  if (deliveryOf(env, 'email') === 'none') throw new CallError(errorCodes.MAIL_NOT_SET_UP);
  return db.transaction(async (tx) => {
    const store = await lockOwner(tx, session.store_id);
    if (email === store.email) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'email', code: 'own' }]);
    refuseDeletion(store, 'email');
    const at = now();
    if ((await openHandover(tx, store.id, at)) || (await openRequest(tx, store.id, at)))
      throw new CallError(errorCodes.UPDATE_FAILED);
    await checkOffers(tx, store.id, at);
    // One that has expired.
    await endHandovers(tx, store.id, at);
    const [row] = await tx
      .insert(handovers)
      .values({
        ...{ id: newId(), store_id: store.id, first_name, last_name, email },
        ...{ created_at: at, expires_at: addDays(at, ownerLimits.offerDays) },
      })
      .returning();
    if (!row) throw new CallError(errorCodes.UPDATE_FAILED);
    await writeAuditEntries(tx, store.id, [
      {
        ...{ entity: 'owner_access', action: 'offer_handover' },
        ...{ old: null, new: { name: fullName(row), email } },
      },
    ]);
    const message = await tellBoth(tx, store, row, context);
    return { handover: presentHandover(row), ...demoMessage(message) };
  });
};

export const cancelHandover: Handler<'cancel_handover'> = async (_body, context) => {
  const { session, now } = context;
  await changeRecords(context, async (tx, announceRecords) => {
    const store = await lockOwner(tx, session.store_id);
    const row = await openHandover(tx, store.id, now());
    if (!row) throw notFound();
    await stopHandover(tx, store, { handover: row }, context);
    announceRecords('store', [store.id]);
  });
  return { handover: null };
};
