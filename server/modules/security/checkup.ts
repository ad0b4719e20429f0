import { subDays } from 'date-fns';
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { type VerifiedChannel, verifiedChannels } from '#contract/access';
import { accountLimits } from '#contract/accountLimits';
import { checkupOf } from '#contract/checkup';
import { errorCodes } from '#contract/codes/errorCodes';
import { isGranted } from '#contract/permissions';
import type { Database } from '#server/db/database';
import { auditEntries, bankDetails, sessions, stores, subStores } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { factorsOf, memberHasFactor } from '../factors/service';
import { deliveryOf } from '../outgoing/service';

type Store = typeof stores.$inferSelect;

/** Larger teams get the same advice. */
const teamRead = 1_000;

/** The owner's password was set; getting back in and a handover set it too. */
const isNewPassword = or(
  and(eq(auditEntries.entity, 'store'), eq(auditEntries.action, 'password')),
  and(eq(auditEntries.entity, 'owner_access'), inArray(auditEntries.action, ['recover', 'hand_over'])),
);

/** When that last happened, by the audit log; `null`: not since the store was added. */
async function passwordSetAt(db: Database, storeId: string): Promise<Date | null> {
  const [entry] = await db
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(and(eq(auditEntries.store_id, storeId), eq(auditEntries.is_part, false), isNewPassword))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry?.at ?? null;
}

/** When this owner's bank details were last changed, by the audit log. Earlier changes than a handover aren't theirs. */
async function bankChangedAt(db: Database, storeId: string): Promise<Date | null> {
  const isChange = and(
    eq(auditEntries.entity, 'store_bank_detail'),
    inArray(auditEntries.action, ['add', 'update', 'delete']),
  );
  const isHandover = and(eq(auditEntries.entity, 'owner_access'), eq(auditEntries.action, 'hand_over'));
  const [entry] = await db
    .select({ at: auditEntries.at, entity: auditEntries.entity })
    .from(auditEntries)
    .where(and(eq(auditEntries.store_id, storeId), eq(auditEntries.is_part, false), or(isChange, isHandover)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry?.entity === 'store_bank_detail' ? entry.at : null;
}

/** When the owner's other sessions were last used. */
async function otherSessions(db: Database, { session, now }: Pick<CallContext, 'session' | 'now'>): Promise<Date[]> {
  const rows = await db
    .select({ used: sessions.last_used_at })
    .from(sessions)
    .where(
      and(
        eq(sessions.store_id, session.store_id),
        isNull(sessions.sub_store_id),
        ne(sessions.id, session.id),
        gt(sessions.expires_at, now()),
      ),
    );
  return rows.map(({ used }) => used);
}

/**
 * Whether a team member who was added before a day has done nothing since then: sign-ins and changes have entries in
 * the audit log.
 */
const isIdleSince = (day: Date) => sql<boolean>`(sub_stores.created_at < ${day.toISOString()}::timestamptz
  and not exists (select 1 from sessions s
    where s.store_id = sub_stores.store_id and s.sub_store_id = sub_stores.id
      and s.last_used_at >= ${day.toISOString()}::timestamptz)
  and not exists (select 1 from audit_entries a
    where a.store_id = sub_stores.store_id and a.actor_id = sub_stores.id and not a.is_part
      and a.action not in ('sign_in_failed', 'factor_failed') and a.at >= ${day.toISOString()}::timestamptz))`;

/** The team's accounts that can sign in. */
async function readTeam(db: Database, storeId: string, now: Date) {
  const isIdle = isIdleSince(subDays(now, accountLimits.checkupIdleTeamDays));
  const rows = await db
    .select({
      ...{ urls: subStores.urls, shared_device: subStores.shared_device },
      ...{ has_factor: memberHasFactor, is_idle: isIdle },
    })
    .from(subStores)
    .where(
      and(
        eq(subStores.store_id, storeId),
        eq(subStores.is_approved, true),
        eq(subStores.is_disabled, false),
        isNotNull(subStores.password_hash),
      ),
    )
    .limit(teamRead);
  return rows.map(({ urls, shared_device, has_factor, is_idle }) => ({
    has_factor: shared_device ? null : has_factor,
    is_idle,
    manages_team: isGranted(urls, 'store/sub_store'),
  }));
}

/** Addresses that were never confirmed, except those that no code can reach. */
function unconfirmedOf(store: Store, env: CallContext['env']): VerifiedChannel[] {
  const isConfirmed = { email: store.is_email_verified, phone: store.is_phone_number_verified };
  const canReach = (channel: VerifiedChannel) => deliveryOf(env, channel === 'phone' ? 'sms' : 'email') !== 'none';
  return verifiedChannels.filter((channel) => !isConfirmed[channel] && canReach(channel));
}

export const getSecurityCheckup: Handler<'get_security_checkup'> = async (_body, context) => {
  const { db, env, session, now } = context;
  const { store_id } = session;
  const [store] = await db.select().from(stores).where(eq(stores.id, store_id));
  if (!store) throw new CallError(errorCodes.SESSION_ENDED);
  const { hasFactor, recoveryCodesLeft } = await factorsOf(db, session);
  const ownBank = and(eq(bankDetails.store_id, store_id), isNull(bankDetails.provider_id));
  const points = checkupOf(
    {
      has_factor: hasFactor,
      recovery_codes_left: recoveryCodesLeft,
      password_set_at: (await passwordSetAt(db, store_id)) ?? store.created_at,
      unconfirmed: unconfirmedOf(store, env),
      other_sessions: await otherSessions(db, context),
      team: await readTeam(db, store_id, now()),
      has_bank_details: (await db.$count(bankDetails, ownBank)) > 0,
      bank_changed_at: await bankChangedAt(db, store_id),
      payout_hold_until: store.payout_hold_until,
      payouts_frozen_at: store.payouts_frozen_at,
    },
    now(),
  );
  return { points };
};
