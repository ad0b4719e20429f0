import { addHours } from 'date-fns';
import { errorCodes } from '#contract/codes/errorCodes';
import { ownerLimits } from '#contract/ownerLimits';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { recoveryRequests } from '#server/db/schema/index';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { ownerContacts } from '../addresses/service';
import { writeAuditEntries } from '../audit/service';
import { deliveryOf, queueMessages, securityPath } from '../outgoing/service';
import { needSecondFactorTicket, ownerVisitor } from '../session/service';
import { type Colleague, lockTrusted } from './colleagues';
import { makeLink } from './links';
import { mailRecipients } from './mailRecipients';
import { announceOwner, lockOwner, type OwnerStore, storeName } from './ownerStore';
import { checkRequests, endRequests, openHandover, openRequest, type RequestRow } from './requests';

type Context = CallContext<'public'>;

const refusal = (code: 'by_service' | 'of_team' | 'too_few' | 'handover') =>
  fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'ticket', code }]);

/** Asks the colleagues, and tells the owner's contacts how to stop it: someone else may know the password. */
async function tellEveryone(
  tx: Database,
  store: OwnerStore,
  { request, colleagues }: { request: RequestRow; colleagues: readonly Colleague[] },
  context: Context,
): Promise<void> {
  const { id, created_at, expires_at: expiresAt } = request;
  const about = { kind: 'recovery', id } as const;
  const link = await makeLink(tx, store, { purpose: 'owner_alarm', about, expiresAt }, context);
  const [name, by] = [storeName(store), ownerVisitor(store).actor.name];
  const page = `${context.env.PUBLIC_ADDRESS}${securityPath}`;
  await queueMessages(
    tx,
    store,
    {
      ...{ event: 'recovery_asked', to: mailRecipients(store, colleagues, context), expiresAt },
      facts: (time) => ({ store: name, by, until: time(expiresAt), link: page }),
    },
    context,
  );
  await queueMessages(
    tx,
    store,
    {
      ...{ event: 'recovery_begun', to: await ownerContacts(tx, store, context), expiresAt },
      facts: (time) => ({ store: name, at: time(created_at), until: time(expiresAt), link }),
    },
    context,
  );
}

async function insertRequest(tx: Database, store: OwnerStore, colleagues: readonly Colleague[], context: Context) {
  const at = context.now();
  await checkRequests(tx, store.id, at);
  await endRequests(tx, store.id, at);
  const expires_at = addHours(at, ownerLimits.confirmHours);
  const request = { id: newId(), store_id: store.id, created_at: at, expires_at, opens_at: null, ended_at: null };
  await tx.insert(recoveryRequests).values(request);
  await writeAuditEntries(tx, store.id, [
    {
      ...{ entity: 'owner_access', action: 'ask_recovery', actor: ownerVisitor(store).actor },
      ...{ old: null, new: { state: 'pending' } },
    },
  ]);
  await tellEveryone(tx, store, { request, colleagues }, context);
  await announceOwner(tx, store);
  return request;
}

/**
 * An owner who can't prove a second factor asks the trusted colleagues. The ticket proves the password, and a sign-in
 * with another service doesn't replace it here; an owner who forgot the password sets a new one by mail first. So this
 * call doesn't reveal which addresses have an account.
 */
export const beginRecovery: Handler<'begin_recovery'> = async ({ ticket }, context) => {
  const { db, env, now, wakeOutbox } = context;
  const request = await db.transaction(async (tx) => {
    const { store_id, sub_store_id, purpose } = await needSecondFactorTicket(tx, ticket, now());
    if (sub_store_id !== null) throw refusal('of_team');
    if (purpose !== 'second_factor') throw refusal('by_service');
    const store = await lockOwner(tx, store_id);
    // Again, now that the store is locked: a change of the password ends the ticket.
    await needSecondFactorTicket(tx, ticket, now());
    if (await openHandover(tx, store_id, now())) throw refusal('handover');
    const open = await openRequest(tx, store_id, now());
    if (open) return open;
    if (deliveryOf(env, 'email') === 'none') throw new CallError(errorCodes.MAIL_NOT_SET_UP);
    const colleagues = (await lockTrusted(tx, store_id)).filter(({ is_ready }) => is_ready);
    if (colleagues.length < ownerLimits.confirmations) throw refusal('too_few');
    return insertRequest(tx, store, colleagues, context);
  });
  // Colleagues' open profiles show it.
  wakeOutbox();
  return {
    request: { expires_at: request.expires_at.toISOString(), opens_at: request.opens_at?.toISOString() ?? null },
  };
};
