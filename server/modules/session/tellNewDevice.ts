import { and, desc, eq, exists, gt, inArray, isNull, or } from 'drizzle-orm';
import { browserName } from '#contract/browserName';
import type { Database } from '../../db/database';
import { auditEntries, sessions, stores } from '../../db/schema/index';
import type { CallContext } from '../../http/handler';
import { tellAccount } from '../factors/service';
import type { TokenAccount } from './accountTokens';

/** The condition for an account's own entries in the audit log. */
const isEntryOf = ({ store_id, sub_store_id }: TokenAccount) =>
  and(
    eq(auditEntries.store_id, store_id),
    eq(auditEntries.actor_id, sub_store_id ?? store_id),
    eq(auditEntries.is_part, false),
  );

/**
 * Entries of events that ended an earlier person's way into the account, the latest first: the store has another owner, the
 * owner was let back in, or someone reported a change with "It wasn't me".
 */
const selectFreshStarts = (tx: Database, account: TokenAccount) => {
  const { store_id, sub_store_id } = account;
  const isAboutAccess = and(
    inArray(auditEntries.action, ['hand_over', 'recover', 'undo', 'alarm']),
    inArray(auditEntries.entity, ['owner_access', 'factor', 'store_bank_detail']),
  );
  // A changed address of the account itself. A person who manages the team also undoes changes to others.
  const isOwnAddress = and(
    eq(auditEntries.action, 'undo'),
    eq(auditEntries.entity, sub_store_id === null ? 'store' : 'sub_store'),
    eq(auditEntries.record_id, sub_store_id ?? store_id),
  );
  return tx
    .select({ id: auditEntries.id, at: auditEntries.at, action: auditEntries.action })
    .from(auditEntries)
    .where(and(isEntryOf(account), or(isAboutAccess, isOwnAddress)))
    .orderBy(desc(auditEntries.id));
};

/**
 * The first sign-in comes with the account, and its person knows of it. A registration counts as one.
 *
 * @param after the entry with which the account got another person
 */
async function hasSignedIn(tx: Database, account: TokenAccount, after: string | undefined): Promise<boolean> {
  const { store_id, sub_store_id } = account;
  const ofAccount = sub_store_id === null ? isNull(sessions.sub_store_id) : eq(sessions.sub_store_id, sub_store_id);
  const open = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.store_id, store_id), ofAccount));
  const isRegistration = and(eq(auditEntries.action, 'add'), eq(auditEntries.entity, 'store'));
  const signIns = tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        isEntryOf(account),
        or(inArray(auditEntries.action, ['sign_in', 'accept_invitation']), isRegistration),
        after === undefined ? undefined : gt(auditEntries.id, after),
      ),
    );
  const [found] = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.id, store_id), or(exists(open), exists(signIns))));
  return found !== undefined;
}

/**
 * Mails the account that it is being signed in to on a device without a proof of an earlier sign-in (`KnownDevice`).
 * Proofs from before a fresh start don't count: they may be another person's. Call it in the transaction that opens the
 * session, before that.
 */
export async function tellNewDevice(
  tx: Database,
  account: TokenAccount,
  { env, request, device, now }: Pick<CallContext<'public'>, 'env' | 'request' | 'device' | 'now'>,
): Promise<void> {
  const { store_id, sub_store_id } = account;
  const visitor =
    sub_store_id === null
      ? ({ kind: 'owner', id: store_id } as const)
      : ({ kind: 'sub_store', id: sub_store_id } as const);
  const starts = await selectFreshStarts(tx, account);
  if (device.isKnown(visitor, starts[0]?.at)) return;
  const handover = starts.find(({ action }) => action === 'hand_over');
  if (!(await hasSignedIn(tx, account, handover?.id))) return;
  const { browser, system } = browserName(request.userAgent);
  const name = [browser, system].filter(Boolean).join(', ') || '–';
  await tellAccount(tx, env, { store_id, sub_store_id }, { event: 'new_device', device: name }, now());
}
