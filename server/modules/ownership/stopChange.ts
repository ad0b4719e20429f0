import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { notFound } from '#server/records/refusals';
import { ownerContacts } from '../addresses/service';
import { type AuditActor, systemAuditActor, writeAuditEntries } from '../audit/service';
import { cancelMessages, queueMessages, type Recipient } from '../outgoing/service';
import { trustedOf } from './colleagues';
import { type Change, endLinks, findLink } from './links';
import { mailRecipients, newOwnerRecipient } from './mailRecipients';
import { announceOwner, findOwner, lockOwner, type OwnerStore, storeName, type Tools } from './ownerStore';
import { presentRecovery } from './presentRecovery';
import { endHandovers, endRequests, type HandoverRow, openHandover, openRequest, type RequestRow } from './requests';

type StoppedEvent = 'recovery_stopped' | 'handover_stopped';

interface StoppedChange {
  about: Change;
  action: 'stop_recovery' | 'stop_handover';
  isAccepted: boolean;
  /** Who stopped it, if no session says so. */
  actor: AuditActor | undefined;
  event: StoppedEvent;
  /** Everyone who was told of it. */
  to: readonly Recipient[];
  /** Mails that are no longer true, and aren't sent if they still wait. */
  outdated: Parameters<typeof cancelMessages>[1]['events'];
}

/** Ends what belongs to a change, records that it was stopped, and tells everyone who was told of it. */
async function endChange(tx: Database, store: OwnerStore, change: StoppedChange, tools: Tools): Promise<void> {
  const { about, action, isAccepted, actor, event, to, outdated } = change;
  const at = tools.now();
  await endLinks(tx, store, about, at);
  const states = { old: { state: isAccepted ? 'accepted' : 'pending' }, new: { state: 'withdrawn' } };
  await writeAuditEntries(tx, store.id, [{ entity: 'owner_access', action, actor, ...states }]);
  for (const { recipient } of to) await cancelMessages(tx, { events: outdated, recipient }, at);
  const name = storeName(store);
  await queueMessages(tx, store, { event, to, facts: (time) => ({ store: name, at: time(at) }) }, tools);
}

/** Stops the way back in, and tells everyone who was told of it. Call it with the store locked. */
async function stopRequest(
  tx: Database,
  store: OwnerStore,
  { request, actor }: { request: RequestRow; actor: AuditActor | undefined },
  tools: Tools,
): Promise<void> {
  await endRequests(tx, store.id, tools.now());
  const colleagues = mailRecipients(store, await trustedOf(tx, store.id), tools);
  const change: StoppedChange = {
    ...{ about: { kind: 'recovery', id: request.id }, action: 'stop_recovery', event: 'recovery_stopped', actor },
    isAccepted: request.opens_at !== null,
    to: [...(await ownerContacts(tx, store, tools)), ...colleagues],
    outdated: ['recovery_asked', 'recovery_begun', 'recovery_waiting', 'recovery_link'],
  };
  await endChange(tx, store, change, tools);
}

/** Stops a handover, and tells both owners. Call it with the store locked. */
export async function stopHandover(
  tx: Database,
  store: OwnerStore,
  { handover, actor }: { handover: HandoverRow; actor?: AuditActor | undefined },
  tools: Tools,
): Promise<void> {
  await endHandovers(tx, store.id, tools.now());
  const change: StoppedChange = {
    ...{ about: { kind: 'handover', id: handover.id }, action: 'stop_handover', event: 'handover_stopped', actor },
    isAccepted: handover.accepted_at !== null,
    to: [...(await ownerContacts(tx, store, tools)), ...newOwnerRecipient(store, handover, tools)],
    outdated: ['handover_offer', 'handover_begun', 'handover_accepted'],
  };
  await endChange(tx, store, change, tools);
}

/** Stops a handover under way, if there is one. Call it with the store locked. */
export async function stopOpenHandover(
  tx: Database,
  store: OwnerStore,
  actor: AuditActor | undefined,
  tools: Tools,
): Promise<void> {
  const handover = await openHandover(tx, store.id, tools.now());
  if (handover) await stopHandover(tx, store, { handover, actor }, tools);
}

/** The same for a way back in. */
export async function stopOpenRequest(
  tx: Database,
  store: OwnerStore,
  actor: AuditActor | undefined,
  tools: Tools,
): Promise<void> {
  const request = await openRequest(tx, store.id, tools.now());
  if (request) await stopRequest(tx, store, { request, actor }, tools);
}

/**
 * Stops everything that would change who has the owner's account: someone else may have begun it. Call it with the store
 * locked.
 */
export async function stopOwnerChanges(
  tx: Database,
  store: OwnerStore,
  actor: AuditActor,
  tools: Tools,
): Promise<void> {
  await stopOpenRequest(tx, store, actor, tools);
  await stopOpenHandover(tx, store, actor, tools);
}

/**
 * The owner or a trusted colleague who counts stops it. The owner may have a session from before they lost the factor.
 */
export const stopRecovery: Handler<'stop_recovery'> = async (_body, context) => {
  const { session, now } = context;
  const recovery = await changeRecords(context, async (tx, announceRecords) => {
    const store = await lockOwner(tx, session.store_id);
    const request = await openRequest(tx, store.id, now());
    const { sub_store_id } = session;
    const isOwner = sub_store_id === null;
    const isTrusted =
      isOwner || (await trustedOf(tx, store.id)).some(({ _id, is_ready }) => is_ready && _id === sub_store_id);
    if (!request || !isTrusted) throw notFound();
    await stopRequest(tx, store, { request, actor: undefined }, context);
    announceRecords('store', [store.id]);
    return presentRecovery(tx, session, now());
  });
  return { recovery };
};

/** The change that an alarm stops, if it is still under way. */
async function findAlarmed(db: Database, about: Change & { store_id: string }, now: Date) {
  const open = about.kind === 'recovery' ? openRequest : openHandover;
  const row = await open(db, about.store_id, now);
  return row?.id === about.id ? row : null;
}

/** @throws 2000 if it has ended */
async function needAlarm(db: Database, token: string, now: Date) {
  const about = await findLink(db, token, 'owner_alarm', now);
  const row = about && (await findAlarmed(db, about, now));
  if (!about || !row) throw new CallError(errorCodes.TOKEN_EXPIRED);
  return { ...about, begun_at: row.created_at, expires_at: row.expires_at };
}

export const getOwnerAlarm: Handler<'get_owner_alarm'> = async ({ token }, { db, now }) => {
  const { kind, store_id, begun_at, expires_at } = await needAlarm(db, token, now());
  const { name: store_name } = await findOwner(db, store_id);
  return {
    alarm: { kind, store_name, begun_at: begun_at.toISOString(), expires_at: expires_at.toISOString() },
  };
};

/**
 * Someone who was told stops it by the link. It needs no sign-in: someone else may have the account. Several people have the
 * link, so the audit log names none of them.
 */
export const raiseOwnerAlarm: Handler<'raise_owner_alarm'> = async ({ token }, context) => {
  const { db, now, wakeOutbox } = context;
  const { store_id, kind } = await needAlarm(db, token, now());
  await db.transaction(async (tx) => {
    const store = await lockOwner(tx, store_id);
    await needAlarm(tx, token, now());
    const [request, handover] = [await openRequest(tx, store_id, now()), await openHandover(tx, store_id, now())];
    if (kind === 'recovery' && request) await stopRequest(tx, store, { request, actor: systemAuditActor }, context);
    if (kind === 'handover' && handover) await stopHandover(tx, store, { handover, actor: systemAuditActor }, context);
    await announceOwner(tx, store);
  });
  wakeOutbox();
  return { kind };
};
