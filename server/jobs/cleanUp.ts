import { subDays, subMinutes } from 'date-fns';
import { lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { accountLimits } from '#contract/accountLimits';
import { limits } from '#contract/limits';
import { ownerLimits } from '#contract/ownerLimits';
import type { Database } from '#server/db/database';
import { accountantLinks } from '#server/db/schema/accountantLinks';
import { accountTokens, oneTimeCodes } from '#server/db/schema/accounts';
import { customers } from '#server/db/schema/customers';
import { addressChanges, socialSignIns, totpFactors } from '#server/db/schema/factors';
import { menuChanges, menuImports } from '#server/db/schema/menuChanges';
import { idempotencyKeys, orders, outbox } from '#server/db/schema/orders';
import { outgoingMessages } from '#server/db/schema/outgoingMessages';
import { handovers, recoveryRequests } from '#server/db/schema/recovery';
import { registrations, usedCaptchas } from '#server/db/schema/registrations';
import { supportMessages } from '#server/db/schema/support';
import { removeEarlierAppKeys } from '#server/http/earlierAppKeys';
import { repliesKeptDays } from '#server/http/keptReply';
import type { FileStore } from '../files/fileStore';
import { deleteUnusedImages } from '../modules/images/service';
import { forgetImports } from '../modules/imports/service';
import { forgetStrangers } from '../modules/outgoing/service';
import { endExpiredHandovers } from '../modules/ownership/service';

/** Deletes pictures that no record shows, or would show after an undo. */
export const removeUnusedImages = (db: Database, now: Date, files: FileStore): Promise<void> =>
  deleteUnusedImages(db, files, now);

/** Deletes imports that are too old for the history. */
export async function removeOldImports(db: Database, now: Date, files: FileStore): Promise<void> {
  await forgetImports(db, files, now);
}

const outboxKeptDays = 3;
/** A change can be undone for this long. */
const changesKeptDays = 30;
/** Mails and text messages, so that the platform can look one up. */
const outgoingKeptDays = 30;
/** Codes and links that have expired; a day of them counts towards the limits of new ones. */
const proofsKeptDays = 1;
/** Messages to the operator were answered by mail long before. */
const supportKeptDays = 365;

/** Rows deleted by one statement: few enough to stay far below the statement timeout and to hold locks only briefly. */
const portion = 5_000;

/** Deletes the rows of a table that meet a condition, in batches. */
async function deleteInPortions(db: Database, table: PgTable, condition: SQL): Promise<void> {
  let deleted: number;
  do {
    const { rows } = (await db.execute(sql`
      with gone as (
        delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${portion}::int)) returning 1
      ) select count(*)::int as deleted from gone`)) as unknown as { rows: { deleted: number }[] };
    deleted = rows[0]?.deleted ?? 0;
  } while (deleted === portion);
}

/** Deletes idempotency keys too old to be repeated, and the earlier APP_KEYs that their hashes used. */
export async function removeOldKeys(db: Database, now: Date): Promise<void> {
  await deleteInPortions(db, idempotencyKeys, lt(idempotencyKeys.created_at, subDays(now, repliesKeptDays)));
  await removeEarlierAppKeys(db, now);
}

/** Deletes messages sent days ago; for each store, keeps as many as a client can ask to replay. */
export const removeSentMessages = (db: Database, now: Date): Promise<void> =>
  deleteInPortions(
    db,
    outbox,
    sql`${outbox.created_at} < ${subDays(now, outboxKeptDays).toISOString()}::timestamptz
      and ${outbox.seq} <= (select c.sent_seq from outbox_cursors c where c.store_id = ${outbox.store_id})
      and ${outbox.seq} <= (select n.last_seq from store_counters n where n.store_id = ${outbox.store_id}) - ${limits.replayMax}::int`,
  );

/** Deletes old undo data of menus. Imports stay in their history and can be undone from there. */
export const removeOldChanges = (db: Database, now: Date): Promise<void> =>
  deleteInPortions(
    db,
    menuChanges,
    sql`${menuChanges.created_at} < ${subDays(now, changesKeptDays).toISOString()}::timestamptz
      and not exists (select 1 from ${menuImports} i where i.store_id = ${menuChanges.store_id} and i.id = ${menuChanges.id})`,
  );

/** Deletes old mails and text messages, sent or not, and sooner the addresses that strangers may have typed. */
export async function removeOldOutgoing(db: Database, now: Date): Promise<void> {
  await deleteInPortions(db, outgoingMessages, lt(outgoingMessages.created_at, subDays(now, outgoingKeptDays)));
  await forgetStrangers(db, now);
}

/**
 * Deletes one-time codes, links, tickets and used captchas a day after they expired: until then codes count towards the
 * day's limit. For captchas, it is more than the clocks of two processes differ. Registrations and sign-ins with other
 * services, which have personal data, don't stay longer than they can be continued, nor the secrets of authenticator apps
 * that were never set up, what a new owner entered for a handover that has expired, nor accountants' links.
 */
export async function removeExpiredProofs(db: Database, now: Date): Promise<void> {
  await deleteInPortions(db, accountantLinks, lt(accountantLinks.expires_at, now));
  await deleteInPortions(db, accountTokens, lt(accountTokens.expires_at, subDays(now, proofsKeptDays)));
  await deleteInPortions(
    db,
    addressChanges,
    lt(addressChanges.created_at, subDays(now, accountLimits.addressChangeDays)),
  );
  await endExpiredHandovers(db, now);
  for (const table of [recoveryRequests, handovers])
    await deleteInPortions(db, table, lt(table.expires_at, subDays(now, ownerLimits.keptDays)));
  await deleteInPortions(db, oneTimeCodes, lt(oneTimeCodes.expires_at, subDays(now, proofsKeptDays)));
  const setUpSince = subMinutes(now, accountLimits.factorSetupMinutes).toISOString();
  await deleteInPortions(
    db,
    totpFactors,
    sql`${totpFactors.confirmed_at} is null and ${totpFactors.created_at} < ${setUpSince}::timestamptz`,
  );
  await deleteInPortions(db, registrations, lt(registrations.expires_at, now));
  await deleteInPortions(db, socialSignIns, lt(socialSignIns.expires_at, now));
  await deleteInPortions(db, usedCaptchas, lt(usedCaptchas.expires_at, subDays(now, proofsKeptDays)));
}

/** Deletes old messages to the operator, mailed or not. */
export const removeOldSupportMessages = (db: Database, now: Date): Promise<void> =>
  deleteInPortions(db, supportMessages, lt(supportMessages.created_at, subDays(now, supportKeptDays)));

/** Deletes notes about phone numbers that no longer have orders in the store. */
export const removeForgottenCustomers = (db: Database): Promise<void> =>
  deleteInPortions(
    db,
    customers,
    sql`not exists (select 1 from ${orders} o where o.store_id = ${customers.store_id}
      and o.customer_phone = ${customers.phone} and o.customer_country_phone_code = ${customers.country_phone_code})`,
  );
