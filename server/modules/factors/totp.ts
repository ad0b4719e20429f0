import { subMinutes } from 'date-fns';
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { generateSecret, generateURI, verify } from 'otplib';
import { accountLimits } from '#contract/accountLimits';
import type { Database } from '#server/db/database';
import { totpFactors } from '#server/db/schema/factors';
import type { Env } from '#server/env';
import { sealingWith } from '#server/files/sealing';
import { type FactorAccount, isOf } from './factorAccount';

/** The authenticator app, as the audit log and the factors' page name it in every language. */
export const totpName = 'TOTP';

type SealEnv = Pick<Env, 'APP_KEY'>;

/** The codes that every authenticator app supports: six digits, a new one every 30 seconds, HMAC-SHA-1. */
const stepSeconds = 30;
const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1_000);
const stepAt = (now: Date): number => Math.floor(secondsOf(now) / stepSeconds);

/** Place that binds an encrypted secret to its account. */
export const totpPlace = ({ store_id, sub_store_id }: FactorAccount): string =>
  `totp_factors/${store_id}/${sub_store_id ?? 'owner'}`;

const openSecret = ({ APP_KEY }: SealEnv, account: FactorAccount, sealed: string): string =>
  sealingWith(APP_KEY).open(Buffer.from(sealed, 'base64'), totpPlace(account)).toString();

/** The condition for an authenticator app that still waits for its first code. */
const isWaiting = (account: FactorAccount, now: Date) =>
  and(
    isOf(totpFactors, account),
    isNull(totpFactors.confirmed_at),
    gt(totpFactors.created_at, subMinutes(now, accountLimits.factorSetupMinutes)),
  );

/**
 * Makes the secret of an authenticator app that is being set up, and replaces one that was never confirmed. The session that
 * began the setup gets its secret again, since a reload of the page would otherwise spoil what the app already has. Another
 * session gets a new one: someone who knew the password could begin a setup and wait for the account's person to confirm it.
 *
 * @param label the account, as the authenticator app shows it
 * @returns `null` if the account has an authenticator app
 */
export async function beginTotp(
  tx: Database,
  env: SealEnv,
  { store_id, sub_store_id }: FactorAccount,
  { label, sessionId, now }: { label: string; sessionId: string; now: Date },
): Promise<{ secret: string; uri: string } | null> {
  const account = { store_id, sub_store_id };
  const isOwnSetup = and(isWaiting(account, now), eq(totpFactors.id, sessionId));
  const [setup] = await tx.select().from(totpFactors).where(isOwnSetup);
  const secret = setup ? openSecret(env, account, setup.sealed_secret) : generateSecret();
  const sealed_secret = sealingWith(env.APP_KEY).seal(Buffer.from(secret), totpPlace(account)).toString('base64');
  const fresh = { id: sessionId, sealed_secret, last_step: 0, created_at: now };
  const rows = await tx
    .insert(totpFactors)
    .values({ ...account, ...fresh })
    .onConflictDoUpdate({
      target: [totpFactors.store_id, totpFactors.sub_store_id],
      set: fresh,
      setWhere: isNull(totpFactors.confirmed_at),
    })
    .returning({ id: totpFactors.id });
  return rows.length > 0 ? { secret, uri: generateURI({ issuer: 'Storedesk', label, secret }) } : null;
}

/**
 * The time step of a code: the current one, the one before or the one after, since clocks differ and typing takes time.
 *
 * @param code six digits
 * @returns `null` for a wrong code
 */
async function stepOf(secret: string, code: string, now: Date): Promise<number | null> {
  const result = await verify({ secret, token: code, epoch: secondsOf(now), epochTolerance: stepSeconds });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/**
 * Adds the authenticator app that is being set up, by its first code. Its step counts as used, so the code can't sign in.
 *
 * @returns `ended` if there is none to be set up, or it is too old
 */
export async function confirmTotp(
  tx: Database,
  env: SealEnv,
  account: FactorAccount,
  code: string,
  now: Date,
): Promise<'right' | 'wrong' | 'ended'> {
  const waiting = isWaiting(account, now);
  const [row] = await tx.select().from(totpFactors).where(waiting);
  if (!row) return 'ended';
  const step = await stepOf(openSecret(env, account, row.sealed_secret), code, now);
  if (step === null) return 'wrong';
  const confirmed = await tx
    .update(totpFactors)
    .set({ confirmed_at: now, last_step: Math.max(step, stepAt(now)) })
    .where(waiting)
    .returning({ id: totpFactors.id });
  return confirmed.length > 0 ? 'right' : 'ended';
}

/**
 * Uses up a code of an account's authenticator app. The accepted step only grows, in one statement: of simultaneous uses
 * of a code, in whatever process, one succeeds, and no earlier code works afterwards.
 *
 * @param code six digits
 */
export async function takeTotp(
  tx: Database,
  env: SealEnv,
  account: FactorAccount,
  code: string,
  now: Date,
): Promise<boolean> {
  const isConfirmed = and(isOf(totpFactors, account), isNotNull(totpFactors.confirmed_at));
  const [row] = await tx.select().from(totpFactors).where(isConfirmed);
  if (!row) return false;
  const step = await stepOf(openSecret(env, account, row.sealed_secret), code, now);
  if (step === null) return false;
  const accepted = await tx
    .update(totpFactors)
    .set({ last_step: step })
    .where(and(isConfirmed, lt(totpFactors.last_step, step)))
    .returning({ id: totpFactors.id });
  return accepted.length > 0;
}

/** Ends the codes that the authenticator app shows now or has shown: someone may have read them with the recovery code. */
export async function endShownTotp(tx: Database, account: FactorAccount, now: Date): Promise<void> {
  await tx
    .update(totpFactors)
    .set({ last_step: sql`greatest(${totpFactors.last_step}, ${stepAt(now)}::bigint)` })
    .where(isOf(totpFactors, account));
}
