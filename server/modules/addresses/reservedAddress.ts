import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { OutgoingChannel } from '#contract/messages/channels';
import type { Database } from '#server/db/database';
import type { AddressValue } from '#server/db/schema/factors';
import { addressChanges } from '#server/db/schema/index';

/** The account of a person; `sub_store_id` is `null` for the owner. */
export interface AccountId {
  store_id: string;
  sub_store_id: string | null;
}

/** The changes of an account's addresses. */
export const isChangeOf = ({ store_id, sub_store_id }: AccountId): SQL | undefined =>
  and(
    eq(addressChanges.store_id, store_id),
    sub_store_id === null ? isNull(addressChanges.sub_store_id) : eq(addressChanges.sub_store_id, sub_store_id),
  );

/** The changes that their link still undoes. */
const canBeUndone = (now: Date): SQL | undefined =>
  and(isNull(addressChanges.undone_at), gt(addressChanges.undo_until, now));

const hadAddress = (value: AddressValue): SQL | undefined => {
  const old = (name: string) => sql`${addressChanges.old_value} ->> ${name}`;
  return 'email' in value
    ? sql`${old('email')} = ${value.email}`
    : sql`${old('country_phone_code')} = ${value.country_phone_code} and ${old('phone')} = ${value.phone}`;
};

const isOther = ({ store_id, sub_store_id }: AccountId): SQL | undefined =>
  or(ne(addressChanges.store_id, store_id), sql`${addressChanges.sub_store_id} is distinct from ${sub_store_id}::uuid`);

/**
 * Whether an address was replaced a short time ago and its link can still bring it back. Until then it stays with its
 * account: otherwise the one who changed it could give it to another account, and the link would do nothing.
 *
 * @param taker the account that takes it; `null` for a new store
 * @returns the kind of the account that it stays with; `null` if it is free
 */
export async function reservedFor(
  db: Database,
  value: AddressValue,
  now: Date,
  taker: AccountId | null,
): Promise<'owner' | 'sub_store' | null> {
  const { sub_store_id } = addressChanges;
  // A phone number can sign in to one store and one sub-account.
  const isSameKind = taker?.sub_store_id ? isNotNull(sub_store_id) : isNull(sub_store_id);
  const [found] = await db
    .select({ sub_store_id })
    .from(addressChanges)
    .where(
      and(
        canBeUndone(now),
        hadAddress(value),
        'email' in value ? undefined : isSameKind,
        taker ? isOther(taker) : undefined,
      ),
    )
    .limit(1);
  return found ? (found.sub_store_id === null ? 'owner' : 'sub_store') : null;
}

/**
 * Someone who manages the account has set another address, and the account may have another person now: the links to
 * earlier ones end.
 */
export async function closeChanges(
  tx: Database,
  account: AccountId,
  channels: readonly OutgoingChannel[],
  now: Date,
): Promise<void> {
  if (channels.length === 0) return;
  await tx
    .update(addressChanges)
    .set({ undo_until: now })
    .where(and(isChangeOf(account), inArray(addressChanges.channel, channels), canBeUndone(now)));
}

const openEmailChanges = (account: AccountId, now: Date): SQL | undefined =>
  and(isChangeOf(account), eq(addressChanges.channel, 'email'), canBeUndone(now));

/** The links that bring an email address back work until then at least: something else relies on the old address. */
export async function prolongEmailChanges(tx: Database, account: AccountId, until: Date, now: Date): Promise<void> {
  await tx
    .update(addressChanges)
    .set({ undo_until: until })
    .where(and(openEmailChanges(account, now), lt(addressChanges.undo_until, until)));
}

/** The email address was brought back in another way than by these links. */
export async function noteEmailRestored(tx: Database, account: AccountId, now: Date): Promise<void> {
  await tx.update(addressChanges).set({ undone_at: now }).where(openEmailChanges(account, now));
}

/**
 * The addresses that an account's open links bring back.
 *
 * @returns the oldest first
 */
export async function formerAddresses(db: Database, account: AccountId, now: Date): Promise<AddressValue[]> {
  const rows = await db
    .select({ value: addressChanges.old_value })
    .from(addressChanges)
    .where(and(isChangeOf(account), canBeUndone(now)))
    .orderBy(asc(addressChanges.created_at), asc(addressChanges.id));
  return rows.map(({ value }) => value);
}

/** The oldest email address that an open link brings back; `null` if there is none. */
export async function formerEmail(db: Database, account: AccountId, now: Date): Promise<string | null> {
  const emails = (await formerAddresses(db, account, now)).flatMap((value) => ('email' in value ? [value.email] : []));
  return emails[0] ?? null;
}
