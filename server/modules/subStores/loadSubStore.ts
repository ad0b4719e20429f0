import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { SubStoreRecord } from '#contract/entities/subStore';
import type { SubStoreState } from '#contract/entities/subStoreStates';
import { beyond, type Grants, sharedGrants, type UrlPermission } from '#contract/permissions';
import type { Database } from '#server/db/database';
import { subStores } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { Session } from '#server/http/handler';
import { notFound } from '#server/records/refusals';
import { memberHasFactor } from '../factors/service';
import { type OutgoingState, outgoingState } from '../outgoing/service';
import { managementBlocker, noInvitation } from '../session/service';

const lastUsed = sql<Date | null>`(
  select max(s.last_used_at) from sessions s
  where s.store_id = sub_stores.store_id and s.sub_store_id = sub_stores.id)`.mapWith(subStores.created_at);

/** State of the mail with the link that is valid now: the two expire together. */
const invitationMail = sql<OutgoingState | null>`(
  select ${outgoingState} from outgoing_messages
  where outgoing_messages.store_id = sub_stores.store_id and outgoing_messages.event = 'invitation'
  and outgoing_messages.recipient = sub_stores.email
  and outgoing_messages.expires_at = sub_stores.invitation_expires_at
  limit 1)`;

/** Starts a query for sub-accounts, each with its last use. */
export const selectSubStores = (db: Database) =>
  db
    .select({
      ...getTableColumns(subStores),
      last_used_at: lastUsed,
      invitation_mail: invitationMail,
      has_factor: memberHasFactor,
    })
    .from(subStores);

export type ListedSubStore = Awaited<ReturnType<typeof selectSubStores>>[number];

export const isSubStore = (storeId: string, id: string) => and(eq(subStores.store_id, storeId), eq(subStores.id, id));

/** For sorting; null for accounts that were never used. */
export const lastUsedColumn = lastUsed;

type WaysIn = Pick<ListedSubStore, 'password_hash' | 'password_reach' | 'invitation_hash' | 'invitation_reach'>;

const noPassword = { password_hash: null, password_reach: null } as const;

/**
 * Ends an account's credentials whose issuers had fewer permissions than the account will have. An issuer may have
 * kept or used the password or link, and would gain permissions that no one granted them.
 *
 * @returns the columns to write
 */
export const endedCredentials = (account: WaysIn, urls: readonly UrlPermission[]) => ({
  ...(beyond(account.password_reach, urls).length > 0 && noPassword),
  ...(beyond(account.invitation_reach, urls).length > 0 && noInvitation),
});

/** The permissions the account can have without ending one of its credentials; `null`: all. */
const reachOf = (account: WaysIn): Grants =>
  [
    ...(account.password_hash === null ? [] : [account.password_reach]),
    ...(account.invitation_hash === null ? [] : [account.invitation_reach]),
  ].reduce<Grants>(sharedGrants, null);

type StoredState = Pick<ListedSubStore, 'is_disabled' | 'is_approved' | 'password_hash'>;

/** The state of an account, by what prevents it from signing in; `stateCondition` is the same in SQL. */
function stateOf({ is_disabled, is_approved, password_hash }: StoredState): SubStoreState {
  if (is_disabled) return 'disabled';
  if (password_hash === null) return 'invited';
  return is_approved ? 'active' : 'waiting';
}

/** A sub-account as those who look after it see it; its hashes stay behind. */
export const presentRecord = (row: ListedSubStore, session: Session): SubStoreRecord => ({
  _id: row.id,
  version: row.version,
  name: row.name,
  email: row.email,
  country_phone_code: row.country_phone_code,
  phone: row.phone,
  image: row.image ?? null,
  urls: row.urls,
  preset: row.preset,
  is_approved: row.is_approved,
  is_disabled: row.is_disabled,
  has_password: row.password_hash !== null,
  state: stateOf(row),
  invitation_expires_at: row.invitation_expires_at?.toISOString() ?? null,
  invitation_mail: row.invitation_mail,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  has_factor: session.sub_store_id === null && !row.shared_device ? row.has_factor : null,
  reach: reachOf(row)?.map((entry) => ({ ...entry })) ?? null,
  management_blocker: managementBlocker(session, row),
  shared_device: row.shared_device ?? null,
  has_pin: row.pin_hash !== null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  updated_by: row.updated_by,
});

/** @throws 1000 if the store has no such account */
export async function loadSubStore(db: Database, storeId: string, id: string): Promise<ListedSubStore> {
  const [row] = await selectSubStores(db).where(isSubStore(storeId, id));
  if (!row) throw notFound();
  return row;
}

/**
 * The account, locked until the transaction ends, for a caller who can change it.
 *
 * @throws 1000 if the store has no such account, 4001 if it is the caller's own or has more permissions than they do
 */
export async function lockManaged(tx: Database, session: Session, id: string): Promise<ListedSubStore> {
  const [row] = await selectSubStores(tx).where(isSubStore(session.store_id, id)).for('update');
  if (!row) throw notFound();
  if (managementBlocker(session, row)) throw new CallError(errorCodes.NOT_PERMITTED);
  return row;
}
