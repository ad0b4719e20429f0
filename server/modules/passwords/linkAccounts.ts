import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { beyond, sharedGrants } from '#contract/permissions';
import type { Database } from '#server/db/database';
import { stores, subStores } from '#server/db/schema/index';
import { noInvitation, ownerVisitor, subStoreVisitor } from '../session/service';

const ownerColumns = {
  id: stores.id,
  name: stores.name,
  owner_first_name: stores.owner_first_name,
  owner_last_name: stores.owner_last_name,
  email: stores.email,
  phone: stores.phone,
  timezone: stores.timezone,
  is_email_verified: stores.is_email_verified,
};

const subStoreColumns = {
  id: subStores.id,
  store_id: subStores.store_id,
  name: subStores.name,
  email: subStores.email,
  phone: subStores.phone,
  email_reach: subStores.email_reach,
  urls: subStores.urls,
  password_hash: subStores.password_hash,
  password_reach: subStores.password_reach,
  invitation_hash: subStores.invitation_hash,
  invitation_reach: subStores.invitation_reach,
  store_name: stores.name,
  timezone: stores.timezone,
};

type OwnerRow = Pick<typeof stores.$inferSelect, keyof typeof ownerColumns>;
type SubStoreRow = Pick<
  typeof subStores.$inferSelect,
  Exclude<keyof typeof subStoreColumns, 'store_name' | 'timezone'>
> & {
  store_name: string[];
  timezone: string;
};

const ofOwner = (row: OwnerRow) => ({
  ...{ kind: 'owner' as const, store_id: row.id, sub_store_id: null, id: row.id, email: row.email },
  ...{ name: row.name, store_name: row.name, timezone: row.timezone },
  ...{ hasPassword: true, isInvited: false, isProved: row.is_email_verified, reach: null },
  personal: [row.email, row.phone, ...row.name, row.owner_first_name, row.owner_last_name],
  actor: ownerVisitor(row).actor,
});

/**
 * The permissions that a password set by a link covers: what the password covered before, or the open invitation if
 * there was none, and no more than the person who typed the address held. They may read its mail (ADR 0061).
 */
const linkReach = ({ email_reach, password_hash, password_reach, invitation_reach }: SubStoreRow) =>
  sharedGrants(password_hash === null ? invitation_reach : password_reach, email_reach);

const ofSubStore = (row: SubStoreRow) => ({
  ...{ kind: 'sub_store' as const, store_id: row.store_id, sub_store_id: row.id, id: row.id, email: row.email },
  ...{ name: [row.name], store_name: row.store_name, timezone: row.timezone },
  ...{ hasPassword: row.password_hash !== null, isInvited: row.invitation_hash !== null, isProved: true },
  reach: linkReach(row),
  personal: [row.email, row.phone, row.name],
  actor: subStoreVisitor(row).actor,
});

/** An account whose password a mailed link can set. */
export type LinkAccount = ReturnType<typeof ofOwner> | ReturnType<typeof ofSubStore>;

/**
 * Accounts that a link can be for. One that is deactivated can't sign in, and only those who manage it can change that.
 * One without a password or an invitation lost its password because its issuer didn't hold the permissions that it has
 * now (ADR 0023): it needs another issuer.
 */
const canSetPassword = (): SQL | undefined =>
  and(eq(subStores.is_disabled, false), or(isNotNull(subStores.password_hash), isNotNull(subStores.invitation_hash)));

/** Whether the person who typed an account's address held all of its permissions, so may read its links. */
const isAddressTrusted = ({ email_reach, urls }: SubStoreRow): boolean => beyond(email_reach, urls).length === 0;

const presentSubStore = (row: SubStoreRow | undefined) => (row && isAddressTrusted(row) ? ofSubStore(row) : null);

const selectOwner = (db: Database, is: SQL) => db.select(ownerColumns).from(stores).where(is);
const selectSubStore = (db: Database, is: SQL | undefined) =>
  db
    .select(subStoreColumns)
    .from(subStores)
    .innerJoin(stores, eq(stores.id, subStores.store_id))
    .where(and(is, canSetPassword()));

/**
 * The owner and the sub-account with an email address; `null` for each that doesn't exist. Always two statements. Their
 * rows are locked, so that neither address changes between here and the link: the change would not end it.
 */
export async function findByEmail(
  db: Database,
  email: string,
): Promise<{ kind: LinkAccount['kind']; account: LinkAccount | null }[]> {
  const [owner] = await selectOwner(db, eq(stores.email, email)).for('key share');
  const [subStore] = await selectSubStore(db, eq(subStores.email, email)).for('key share', { of: subStores });
  return [
    { kind: 'owner', account: owner ? ofOwner(owner) : null },
    { kind: 'sub_store', account: presentSubStore(subStore) },
  ];
}

interface Named {
  store_id: string;
  sub_store_id: string | null;
}

/**
 * The account of a token, if its password can still be set.
 *
 * @param isLocked keeps others from changing it until the transaction ends; sign-ins wait
 */
export async function findAccount(
  db: Database,
  { store_id, sub_store_id }: Named,
  { isLocked = false } = {},
): Promise<LinkAccount | null> {
  if (sub_store_id === null) {
    const query = selectOwner(db, eq(stores.id, store_id));
    const [owner] = await (isLocked ? query.for('no key update') : query);
    return owner ? ofOwner(owner) : null;
  }
  const query = selectSubStore(db, and(eq(subStores.store_id, store_id), eq(subStores.id, sub_store_id)));
  const [subStore] = await (isLocked ? query.for('no key update', { of: subStores }) : query);
  return presentSubStore(subStore);
}

/** Writes the new hash. The link proves the account's address, since it ends when the address changes. */
export async function writeHash(tx: Database, account: LinkAccount, password_hash: string): Promise<void> {
  if (account.kind === 'owner') {
    const proved = { is_email_verified: true, version: sql`${stores.version} + 1` };
    await tx
      .update(stores)
      .set({ password_hash, ...(!account.isProved && proved) })
      .where(eq(stores.id, account.id));
    return;
  }
  await tx
    .update(subStores)
    .set({ password_hash, password_reach: account.reach, is_email_verified: true, ...noInvitation })
    .where(and(eq(subStores.store_id, account.store_id), eq(subStores.id, account.id)));
}
