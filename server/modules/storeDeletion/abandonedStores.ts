import { addDays, subDays } from 'date-fns';
import { and, asc, eq, exists, gt, inArray, isNull, lt, not, or, type SQLWrapper, sql } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import type { Database } from '#server/db/database';
import { auditEntries, orders, sessions, stores } from '#server/db/schema/index';
import type { Env } from '#server/env';
import { announceRecords } from '#server/records/changeRecords';
import { ownerContacts } from '../addresses/service';
import { systemAuditActor } from '../audit/service';
import { deliveryOf } from '../outgoing/service';
import { beginDeletion, cancelDeletion } from './changeDeletion';

/** Few enough that a round that finds many, as the first one, stays short; others wait for the next. */
const atOnce = 100;

const oneOf = (db: Database) => db.select({ one: sql`1` });

/** Whether anyone has signed in to the store since then, or worked in it while signed in. */
const isUsedSince = (db: Database, since: Date | SQLWrapper) =>
  sql`(${exists(
    oneOf(db)
      .from(sessions)
      .where(and(eq(sessions.store_id, stores.id), gt(sessions.last_used_at, since))),
  )} or ${exists(
    oneOf(db)
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.store_id, stores.id),
          eq(auditEntries.is_part, false),
          inArray(auditEntries.action, ['sign_in', 'accept_invitation']),
          gt(auditEntries.at, since),
        ),
      ),
  )})`;

const wasApproved = (db: Database) =>
  exists(
    oneOf(db)
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.store_id, stores.id),
          eq(auditEntries.is_part, false),
          eq(auditEntries.entity, 'store'),
          sql`${auditEntries.new_values} ->> 'is_approved' = 'true'`,
        ),
      ),
  );

const hasSold = (db: Database) =>
  exists(
    oneOf(db)
      .from(orders)
      .where(and(eq(orders.store_id, stores.id), eq(orders.is_test, false))),
  );

/**
 * A store that no one works with: it isn't approved and never was, and no one has signed in since. One that has sold
 * something isn't, whatever its log says, nor one whose bank details are disputed.
 */
const isAbandoned = (db: Database, since: Date) =>
  and(
    eq(stores.is_approved, false),
    isNull(stores.deleted_at),
    isNull(stores.deletion_due_at),
    isNull(stores.payouts_frozen_at),
    lt(stores.created_at, since),
    not(isUsedSince(db, since)),
    not(wasApproved(db)),
    not(hasSold(db)),
  );

/**
 * Begins the deletion of abandoned stores, and mails their owners, who can end it. Where no mail can leave, nothing is
 * deleted.
 *
 * @returns how many there were
 */
async function announceAbandoned(db: Database, now: Date, env: Env): Promise<number> {
  const { abandonedNoticeDays } = accountLimits;
  if (env.ABANDONED_STORE_DAYS === 0 || deliveryOf(env, 'email') !== 'server') return 0;
  const since = subDays(now, env.ABANDONED_STORE_DAYS - abandonedNoticeDays);
  const found = await db
    .select({ id: stores.id })
    .from(stores)
    .where(isAbandoned(db, since))
    .orderBy(asc(stores.created_at))
    .limit(atOnce);
  const tools = { env, now: () => now };
  let announced = 0;
  for (const { id } of found)
    await db.transaction(async (tx) => {
      const isThis = and(eq(stores.id, id), isAbandoned(tx, since));
      const [store] = await tx.select().from(stores).where(isThis).for('update', { skipLocked: true });
      if (!store || (await ownerContacts(tx, store, tools)).length === 0) return;
      await beginDeletion(tx, store, { due: addDays(now, abandonedNoticeDays), isAbandoned: true }, tools);
      await announceRecords(tx, id, 'store', [id]);
      announced += 1;
    });
  return announced;
}

/**
 * Ends the deletion of stores that aren't abandoned any longer: someone has signed in since it was announced, the platform
 * has approved the store, or the operator has turned the setting off.
 *
 * @returns how many there were
 */
async function keepUsed(db: Database, now: Date, env: Env): Promise<number> {
  const isKept = (of: Database) =>
    and(
      eq(stores.is_abandoned, true),
      env.ABANDONED_STORE_DAYS === 0
        ? undefined
        : or(eq(stores.is_approved, true), isUsedSince(of, stores.deletion_requested_at)),
    );
  const found = await db.select({ id: stores.id }).from(stores).where(isKept(db)).orderBy(asc(stores.id));
  for (const { id } of found)
    await db.transaction(async (tx) => {
      const isThis = and(eq(stores.id, id), isKept(tx));
      const [store] = await tx.select().from(stores).where(isThis).for('update');
      if (!store?.deletion_due_at) return;
      const kept = { due: store.deletion_due_at, actor: systemAuditActor };
      await cancelDeletion(tx, store, kept, { env, now: () => now });
      await announceRecords(tx, id, 'store', [id]);
    });
  return found.length;
}

/**
 * Follows stores that were never approved and that no one signs in to. Run it before `deleteDueStores`: a sign-in keeps
 * the store, up to the moment of its deletion.
 *
 * @returns how many stores changed, for the outbox
 */
export async function followAbandoned(db: Database, now: Date, env: Env): Promise<number> {
  const kept = await keepUsed(db, now, env);
  return kept + (await announceAbandoned(db, now, env));
}
