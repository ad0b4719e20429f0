import { and, eq, inArray, ne } from 'drizzle-orm';
import { pushCodes } from '#contract/codes/pushCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '#server/db/database';
import { subStores } from '#server/db/schema/index';
import type { Handler } from '#server/http/handler';
import { endSessions, endShiftsAt, endShiftsOf, pinHash } from '../session/service';
import { endSocialLinks } from '../socialAccounts/service';
import { refuseTeamManager } from './accountRules';
import { endPersonalAccess } from './endPersonalAccess';
import { isSubStore, type ListedSubStore, loadSubStore, lockManaged, presentRecord } from './loadSubStore';

/** Those of the given accounts that are other accounts of the store: someone may have been deleted while the form was open. */
async function existingIds(tx: Database, storeId: string, deviceId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: subStores.id })
    .from(subStores)
    .where(and(eq(subStores.store_id, storeId), ne(subStores.id, deviceId), inArray(subStores.id, [...ids])));
  const existing = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => existing.has(id));
}

/**
 * Several people have used the account: whatever the owner meant by its password or link, it grants no more from now on than the
 * device could do, and its account can't vouch for the owner.
 */
const sharedCredentials = (before: ListedSubStore): Partial<typeof subStores.$inferInsert> => ({
  ...(before.password_hash !== null && { password_reach: before.password_reach ?? before.urls }),
  ...(before.invitation_hash !== null && { invitation_reach: before.invitation_reach ?? before.urls }),
});

/**
 * Makes an account a shared device, or changes who works at it and how, or makes it a person's again, which signs the device out.
 * Its shifts end, because they began by other rules. The version stays: nothing in an open form of the account has changed.
 */
export const setSharedDevice: Handler<'set_shared_device'> = async ({ _id, shared_device }, context) => {
  const { db, session } = context;
  const { store_id } = session;
  const { isEnded, after } = await db.transaction(async (tx) => {
    const before = await lockManaged(tx, session, _id);
    refuseTeamManager('shared_device', shared_device !== null, before.urls);
    const people = await existingIds(tx, store_id, _id, shared_device?.people ?? []);
    const isMade = shared_device !== null && before.shared_device === null;
    const isEnded = shared_device === null && before.shared_device !== null;
    await tx
      .update(subStores)
      .set({
        shared_device: shared_device && { ...shared_device, people },
        // A device doesn't work at others.
        ...(isMade && { pin_hash: null }),
        ...(isEnded && sharedCredentials(before)),
      })
      .where(isSubStore(store_id, _id));
    await endShiftsAt(tx, store_id, _id);
    if (isMade) {
      await endPersonalAccess(tx, before, context);
      await endSocialLinks(tx, { store_id, sub_store_id: _id });
      await endShiftsOf(tx, store_id, _id);
    }
    return { isEnded, after: await loadSubStore(tx, store_id, _id) };
  });
  // The device would stay signed in, with the account's profile open to everyone at it.
  if (isEnded) await endSessions(context, { store_id, sub_store_id: _id }, pushCodes.LOGGED_IN_FROM_ANOTHER_DEVICE);
  context.messages.refreshAccess(store_id);
  return { sub_store: presentRecord(after, session), message: successCodes.SUB_STORE_UPDATED };
};

/** The version stays: nothing in an open form of the account has changed. */
export const setPin: Handler<'set_pin'> = async ({ _id, pin }, context) => {
  const { db, env, session } = context;
  const { store_id } = session;
  const row = await db.transaction(async (tx) => {
    await lockManaged(tx, session, _id);
    const pin_hash = pin === null ? null : await pinHash(tx, env, { store_id, sub_store_id: _id }, pin);
    await tx.update(subStores).set({ pin_hash }).where(isSubStore(store_id, _id));
    await endShiftsOf(tx, store_id, _id);
    return loadSubStore(tx, store_id, _id);
  });
  context.messages.refreshAccess(store_id);
  return { sub_store: presentRecord(row, session), message: successCodes.SUB_STORE_UPDATED };
};
