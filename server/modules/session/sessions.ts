import { createHash, randomBytes } from 'node:crypto';
import { addDays } from 'date-fns';
import { and, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accessBlocker } from '#contract/access';
import { accountKey } from '#contract/accountKey';
import { accountLimits } from '#contract/accountLimits';
import { type PushCode, pushEffects } from '#contract/codes/pushCodes';
import { flagsOf } from '#contract/storeFlags';
import type { Database } from '../../db/database';
import { preparedOnce } from '../../db/preparedOnce';
import { platformSettings, sessions, stores, subStores } from '../../db/schema/index';
import { type Env, hasPush } from '../../env';
import type { Session, SessionMessages } from '../../http/handler';
import { lacksRequiredFactor } from '../factors/service';
import { queuePushCode } from '../push/service';
import { isPlatformRow, platformSettingsOf } from '../settings/service';
import { deviceAt } from './deviceAt';
import { ownerName } from './ownerName';

/** A session unused for this many days ends; each use extends it. */
const lifetimeDays = 30;
/** Use is noted at most this often: not every call should write. */
const touchMs = 60_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const endOf = (now: Date, days = lifetimeDays) => addDays(now, days);

/** The person who works at a shared device. */
const persons = alias(subStores, 'persons');

export interface NewSession {
  store_id: string;
  sub_store_id: string | null;
  device_token: string;
  user_agent: string;
  address: string;
}

/**
 * Signs someone in who has just proved who they are, which counts as a fresh proof for dangerous changes too.
 *
 * @param isFreshProof `false`: it doesn't count, because nothing was asked of the person here
 * @returns the token, 256 random bits; only its hash is stored
 */
export async function createSession(
  db: Database,
  session: NewSession,
  now: Date,
  { isFreshProof = true } = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await releaseDevice(db, session.device_token);
  await db.insert(sessions).values({
    ...session,
    user_agent: session.user_agent.slice(0, 300),
    token_hash: hashOf(token),
    created_at: now,
    stepped_up_at: isFreshProof ? now : null,
    last_used_at: now,
    expires_at: endOf(now),
  });
  return token;
}

/** A device is signed in once: it stops getting messages for an earlier session, perhaps of another account. */
export async function releaseDevice(db: Database, deviceToken: string): Promise<void> {
  if (!deviceToken) return;
  await db.update(sessions).set({ device_token: '' }).where(eq(sessions.device_token, deviceToken));
}

/** Every call looks its session up: no more is read than it needs. */
const sessionByHash = preparedOnce((db) =>
  db
    .select({
      session: {
        id: sessions.id,
        sub_store_id: sessions.sub_store_id,
        last_used_at: sessions.last_used_at,
        expires_at: sessions.expires_at,
        stepped_up_at: sessions.stepped_up_at,
        acting_until: sessions.acting_until,
      },
      store: {
        id: stores.id,
        name: stores.name,
        owner_first_name: stores.owner_first_name,
        owner_last_name: stores.owner_last_name,
        timezone: stores.timezone,
        day_starts_at: stores.day_starts_at,
        currency: stores.currency,
      },
      flags: flagsOf(stores),
      storeStatus: {
        is_approved: stores.is_approved,
        is_document_uploaded: stores.is_document_uploaded,
        is_email_verified: stores.is_email_verified,
        is_phone_number_verified: stores.is_phone_number_verified,
        billing: stores.billing,
      },
      platform: platformSettings.value,
      lacksFactor: lacksRequiredFactor,
      subStore: {
        name: subStores.name,
        urls: subStores.urls,
        is_approved: subStores.is_approved,
        is_disabled: subStores.is_disabled,
        shared_device: subStores.shared_device,
      },
      person: {
        id: persons.id,
        name: persons.name,
        is_approved: persons.is_approved,
        is_disabled: persons.is_disabled,
        shared_device: persons.shared_device,
      },
    })
    .from(sessions)
    .innerJoin(stores, eq(stores.id, sessions.store_id))
    .leftJoin(subStores, and(eq(subStores.store_id, sessions.store_id), eq(subStores.id, sessions.sub_store_id)))
    .leftJoin(persons, and(eq(persons.store_id, sessions.store_id), eq(persons.id, sessions.acting_sub_store_id)))
    .leftJoin(platformSettings, isPlatformRow())
    .where(eq(sessions.token_hash, sql.placeholder('hash')))
    .prepare('find_session'),
);

/**
 * The active session of a token, with current permissions and flags.
 *
 * @returns `null` if the token is unknown or expired, or its sub-account is not approved, deactivated or deleted
 */
export async function findSession(db: Database, token: string, now: Date): Promise<Session | null> {
  const [row] = await sessionByHash(db).execute({ hash: hashOf(token) });
  if (!row || row.session.expires_at <= now) return null;
  const { session, store, flags, storeStatus, platform, lacksFactor, subStore, person } = row;
  if (session.sub_store_id !== null && (!subStore?.is_approved || subStore.is_disabled)) return null;
  const sharedDevice = deviceAt({ ...session, account: subStore, person }, now);
  if (now.getTime() - session.last_used_at.getTime() > touchMs) {
    await db
      .update(sessions)
      .set({
        last_used_at: now,
        expires_at: endOf(now, sharedDevice ? accountLimits.sharedDeviceSessionDays : lifetimeDays),
      })
      .where(eq(sessions.id, session.id));
  }
  return {
    id: session.id,
    store_id: store.id,
    sub_store_id: session.sub_store_id,
    name: sharedDevice?.person?.name ?? subStore?.name ?? ownerName(store),
    sharedDevice,
    grants: subStore?.urls ?? null,
    flags,
    accessBlocker: lacksFactor ? 'second_factor' : accessBlocker(storeStatus, platformSettingsOf(platform)),
    viewer: null,
    // The person who signed the device in has gone.
    stepped_up_at: sharedDevice ? null : session.stepped_up_at,
    timezone: store.timezone,
    day_starts_at: store.day_starts_at,
    currency: store.currency,
  };
}

/**
 * Whose sessions end: one, all of a store with its sub-accounts, or all of one account (the owner's is `null`), perhaps
 * except the one that asks.
 */
export type EndedSessions =
  | { id: string }
  | { store_id: string }
  | { store_id: string; sub_store_id: string | null; except?: string };

function matching(ended: EndedSessions): SQL | undefined {
  if ('id' in ended) return eq(sessions.id, ended.id);
  const ofStore = eq(sessions.store_id, ended.store_id);
  if (!('sub_store_id' in ended)) return ofStore;
  const { sub_store_id } = ended;
  const ofAccount = sub_store_id === null ? isNull(sessions.sub_store_id) : eq(sessions.sub_store_id, sub_store_id);
  return and(ofStore, ofAccount, ended.except === undefined ? undefined : ne(sessions.id, ended.except));
}

interface SessionEnder {
  db: Database;
  env: Pick<Env, 'FIREBASE_SERVICE_ACCOUNT'>;
  messages: Pick<SessionMessages, 'endSessions'>;
}

/**
 * Signs devices out: their tokens end at once, and those that are connected are told why by a push code.
 *
 * @returns how many
 */
export async function endSessions(
  { db, env, messages }: SessionEnder,
  ended: EndedSessions,
  messageCode: number,
): Promise<number> {
  const rows = await db.delete(sessions).where(matching(ended)).returning({
    id: sessions.id,
    store_id: sessions.store_id,
    sub_store_id: sessions.sub_store_id,
    device_token: sessions.device_token,
  });
  if (rows.length > 0)
    messages.endSessions(
      rows.map((row) => row.id),
      messageCode,
    );
  const [first] = rows;
  if (!first || !(messageCode in pushEffects) || !hasPush(env)) return rows.length;
  const devices = rows.map((row) => ({
    token: row.device_token,
    account: accountKey(row.store_id, row.sub_store_id),
  }));
  await queuePushCode(db, first.store_id, messageCode as PushCode, new Date(), devices);
  return rows.length;
}

/** Removes what expired; for the daily upkeep. */
export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  const expired = db.select({ id: sessions.id }).from(sessions).where(lt(sessions.expires_at, now)).limit(1000);
  await db.delete(sessions).where(inArray(sessions.id, expired));
}
