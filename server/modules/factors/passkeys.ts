import { createHash } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { milliseconds } from 'date-fns';
import { and, eq, lt, or } from 'drizzle-orm';
import type { z } from 'zod';
import { accountLimits } from '#contract/accountLimits';
import type { newPasskey, PasskeyCreation, PasskeyRequest, passkeyProof } from '#contract/entities/factor';
import type { Database } from '#server/db/database';
import { passkeys } from '#server/db/schema/factors';
import type { Env } from '#server/env';
import { type FactorAccount, isOf } from './factorAccount';
import { passkeyDomain, passkeyOrigins } from './relyingParty';

type AddressEnv = Pick<Env, 'PUBLIC_ADDRESS'>;
export type PasskeyProof = z.output<typeof passkeyProof>;
type NewPasskey = z.output<typeof newPasskey>;

const timeout = milliseconds({ minutes: accountLimits.secondFactorMinutes });
const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

/** Names the account to the authenticator, which keeps one passkey per name, and says nothing about it. */
const userIdOf = ({ store_id, sub_store_id }: FactorAccount) =>
  new Uint8Array(createHash('sha256').update(`passkeys of ${store_id} ${sub_store_id}`).digest());

type PasskeyRow = typeof passkeys.$inferSelect;

const knownCredential = ({ id, transports }: PasskeyRow) => ({ id, transports });

export const passkeysOf = (db: Database, account: FactorAccount): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(isOf(passkeys, account)).orderBy(passkeys.created_at, passkeys.id);

/**
 * Options for a browser that creates a passkey, with a new challenge.
 *
 * @param label the account, as authenticators show it
 */
export async function passkeyCreation(
  db: Database,
  env: AddressEnv,
  account: FactorAccount,
  label: string,
): Promise<PasskeyCreation> {
  const options = await generateRegistrationOptions({
    ...{ rpName: 'Storedesk', rpID: passkeyDomain(env), timeout, attestationType: 'none' },
    ...{ userName: label, userDisplayName: label, userID: userIdOf(account) },
    excludeCredentials: (await passkeysOf(db, account)).map(knownCredential),
    authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'required' },
  });
  return options as PasskeyCreation;
}

/** Options for a browser that signs a new challenge; `null` if the account has no passkey. */
export async function passkeyRequest(
  db: Database,
  env: AddressEnv,
  account: FactorAccount,
): Promise<PasskeyRequest | null> {
  const accountKeys = await passkeysOf(db, account);
  if (accountKeys.length === 0) return null;
  const options = await generateAuthenticationOptions({
    ...{ rpID: passkeyDomain(env), timeout, userVerification: 'required' },
    allowCredentials: accountKeys.map(knownCredential),
  });
  return options as PasskeyRequest;
}

/** The library throws a different error for each fault in a browser's reply; callers don't need to tell them apart. */
const orNull = <Result>(work: Promise<Result>): Promise<Result | null> => work.catch(() => null);

/** @returns whether the passkey was added: it fits the challenge and the address, and its user was verified */
export async function addPasskey(
  tx: Database,
  env: AddressEnv,
  { store_id, sub_store_id }: FactorAccount,
  { passkey, name, challenge, now }: { passkey: NewPasskey; name: string; challenge: string; now: Date },
): Promise<boolean> {
  const verify = async () =>
    verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: passkeyOrigins(env, passkey.response.clientDataJSON),
      expectedRPID: passkeyDomain(env),
      requireUserVerification: true,
    });
  const verified = await orNull(verify());
  if (!verified?.verified) return false;
  const { credential } = verified.registrationInfo;
  const added = await tx
    .insert(passkeys)
    .values({
      ...{ id: credential.id, store_id, sub_store_id, name, created_at: now },
      ...{ public_key: Buffer.from(credential.publicKey).toString('base64url'), counter: credential.counter },
      transports: credential.transports ?? [],
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return added.length > 0;
}

/** `copied`: the signature is right, but the counter went back, so the authenticator was cloned. */
type PasskeyOutcome = { outcome: 'right' } | { outcome: 'wrong' } | { outcome: 'copied'; name: string };

/**
 * Checks a signed challenge. The authenticator's counter only grows, in one statement: of simultaneous uses of the same
 * reply one succeeds. Authenticators without a counter send 0 each time; there the challenge, which works once, is what
 * prevents a replay.
 */
export async function takePasskey(
  tx: Database,
  env: AddressEnv,
  account: FactorAccount,
  { passkey, challenge, now }: { passkey: PasskeyProof; challenge: string; now: Date },
): Promise<PasskeyOutcome> {
  const isPasskey = and(isOf(passkeys, account), eq(passkeys.id, passkey.id));
  const [row] = await tx.select().from(passkeys).where(isPasskey);
  if (!row) return { outcome: 'wrong' };
  const verify = async () =>
    verifyAuthenticationResponse({
      response: { ...passkey, clientExtensionResults: {} } as Parameters<
        typeof verifyAuthenticationResponse
      >[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: passkeyOrigins(env, passkey.response.clientDataJSON),
      expectedRPID: passkeyDomain(env),
      // Checked below: the library refuses before it has checked the signature, which anyone could make it do.
      credential: { id: row.id, publicKey: bytesOf(row.public_key), counter: 0 },
      requireUserVerification: true,
    });
  const verified = await orNull(verify());
  if (!verified?.verified) return { outcome: 'wrong' };
  const counter = verified.authenticationInfo.newCounter;
  const hasGrown = or(lt(passkeys.counter, counter), counter === 0 ? eq(passkeys.counter, 0) : undefined);
  const used = await tx
    .update(passkeys)
    .set({ counter, last_used_at: now })
    .where(and(isPasskey, hasGrown))
    .returning({ id: passkeys.id });
  return used.length > 0 ? { outcome: 'right' } : { outcome: 'copied', name: row.name };
}

/** @returns whether the account had the passkey */
export async function renamePasskey(tx: Database, account: FactorAccount, id: string, name: string): Promise<boolean> {
  const isPasskey = and(isOf(passkeys, account), eq(passkeys.id, id));
  const renamed = await tx.update(passkeys).set({ name }).where(isPasskey).returning({ id: passkeys.id });
  return renamed.length > 0;
}
