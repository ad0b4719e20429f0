import { addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { ownerLimits } from '#contract/ownerLimits';
import type { Database } from '#server/db/database';
import { recoveryConfirmations, recoveryRequests } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { notFound } from '#server/records/refusals';
import { formerEmail, ownerContacts, prolongEmailChanges } from '../addresses/service';
import { writeAuditEntries } from '../audit/service';
import { demoMessage, ownerLanguage, queueMessages, type WrittenMessage } from '../outgoing/service';
import { type Colleague, lockTrusted } from './colleagues';
import { makeLink, prolongLinks } from './links';
import { mailRecipients } from './mailRecipients';
import { lockOwner, type OwnerStore, ownerAccount, storeName } from './ownerStore';
import { presentRecovery } from './presentRecovery';
import { confirmersOf, dropConfirmations, openRequest, type RequestRow } from './requests';

/**
 * Mails the owner the link, and tells everyone that it will work and how to stop it. If the email address was changed a short time
 * ago, the link goes to the old one, as that of "It wasn't me" does.
 */
async function tellEveryone(
  tx: Database,
  store: OwnerStore,
  { id, opensAt, expiresAt }: { id: string; opensAt: Date; expiresAt: Date },
  { trusted, confirmed }: Record<'trusted' | 'confirmed', readonly Colleague[]>,
  context: CallContext,
): Promise<WrittenMessage | null> {
  const about = { kind: 'recovery', id } as const;
  const stop = await makeLink(tx, store, { purpose: 'owner_alarm', about, expiresAt }, context);
  const name = storeName(store);
  const names = confirmed.map((colleague) => colleague.name).join(', ');
  const to = [...(await ownerContacts(tx, store, context)), ...mailRecipients(store, trusted, context)];
  const waiting = { event: 'recovery_waiting', to, expiresAt } as const;
  await queueMessages(
    tx,
    store,
    { ...waiting, facts: (time) => ({ store: name, names, from: time(opensAt), link: stop }) },
    context,
  );
  const link = await makeLink(tx, store, { purpose: 'recovery', about, expiresAt }, context);
  const email = (await formerEmail(tx, ownerAccount(store), context.now())) ?? store.email;
  const owner = mailRecipients(store, [{ email, language: ownerLanguage(store) }], context);
  return queueMessages(
    tx,
    store,
    {
      ...{ event: 'recovery_link', to: owner, expiresAt },
      facts: (time) => ({ store: name, from: time(opensAt), until: time(expiresAt), link }),
    },
    context,
  );
}

/**
 * Begins the wait, after the last confirmation that was needed.
 *
 * @returns the owner's mail, in a demo without a mail server
 */
async function beginWait(
  tx: Database,
  store: OwnerStore,
  request: RequestRow,
  people: Record<'trusted' | 'confirmed', readonly Colleague[]>,
  context: CallContext,
): Promise<WrittenMessage | null> {
  const { id } = request;
  const opensAt = addHours(context.now(), ownerLimits.waitHours);
  const expiresAt = addHours(opensAt, ownerLimits.linkHours);
  await tx
    .update(recoveryRequests)
    .set({ opens_at: opensAt, expires_at: expiresAt })
    .where(eq(recoveryRequests.id, id));
  await prolongLinks(tx, store, { kind: 'recovery', id }, expiresAt);
  // The link goes to the old address, which it also brings back.
  await prolongEmailChanges(tx, ownerAccount(store), expiresAt, context.now());
  return tellEveryone(tx, store, { id, opensAt, expiresAt }, people, context);
}

/**
 * A trusted colleague confirms that it is the owner who asks. The store's row is locked, so only one of two
 * simultaneous confirmations is the last one needed. Only colleagues who are trusted and ready at that moment count.
 */
export const confirmRecovery: Handler<'confirm_recovery'> = async ({ _id }, context) => {
  const { session, now } = context;
  const { sub_store_id } = session;
  if (sub_store_id === null) throw notFound();
  // The store requires a second factor, and this colleague has proved only a password.
  if (session.accessBlocker === 'second_factor') throw new CallError(errorCodes.NOT_PERMITTED);
  return changeRecords(context, async (tx, announceRecords) => {
    const store = await lockOwner(tx, session.store_id);
    const request = await openRequest(tx, store.id, now());
    const trusted = (await lockTrusted(tx, store.id)).filter(({ is_ready }) => is_ready);
    const isTrusted = trusted.some((colleague) => colleague._id === sub_store_id);
    if (request?.id !== _id || !isTrusted) throw notFound();
    await dropConfirmations(tx, request, trusted);
    const confirmers = await confirmersOf(tx, _id);
    const confirmed = trusted.filter(
      (colleague) => colleague._id === sub_store_id || confirmers.includes(colleague._id),
    );
    const isEnough = confirmed.length >= ownerLimits.confirmations;
    // Late, or repeated while another one is still needed: nothing changes.
    if (request.opens_at || (confirmers.includes(sub_store_id) && !isEnough))
      return { recovery: await presentRecovery(tx, session, now()) };
    await tx
      .insert(recoveryConfirmations)
      .values({ request_id: _id, store_id: store.id, sub_store_id, created_at: now() })
      .onConflictDoNothing();
    await writeAuditEntries(tx, store.id, [
      {
        ...{ entity: 'owner_access', action: 'confirm_recovery' },
        ...{ old: { state: 'pending' }, new: { state: isEnough ? 'accepted' : 'pending' } },
      },
    ]);
    const message = isEnough ? await beginWait(tx, store, request, { trusted, confirmed }, context) : null;
    announceRecords('store', [store.id]);
    return { recovery: await presentRecovery(tx, session, now()), ...demoMessage(message) };
  });
};
