import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { generate } from 'otplib';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { PasskeyCreation, SecondFactor } from '#contract/entities/factor';
import { passkeys, recoveryCodes, stores, totpFactors } from '#server/db/schema/index';
import { addPasskey, beginTotp, passkeyCreation, replaceRecoveryCodes } from '#server/modules/factors/service';
import { createToken } from '#server/modules/session/service';
import type { TestApp } from './buildTestApp';
import { callAs, inject, type TestReply } from './callApi';
import { testPassword } from './factories/index';
import { SoftAuthenticator } from './softAuthenticator';

interface Account {
  store_id: string;
  sub_store_id: string | null;
}
type Server = Pick<TestApp, 'db' | 'env'>;

export const ownerOf = ({ id }: { id: string }): Account => ({ store_id: id, sub_store_id: null });
export const memberOf = ({ id, store_id }: { id: string; store_id: string }): Account => ({
  store_id,
  sub_store_id: id,
});

/** The code that an authenticator app shows. @param at when; by default now */
export const totpAt = (secret: string, at = new Date()): Promise<string> =>
  generate({ secret, epoch: Math.floor(at.getTime() / 1_000) });

/** Another code than the one an authenticator app shows around now. */
export async function wrongTotp(secret: string): Promise<string> {
  const near = await Promise.all([-60, -30, 0, 30, 60].map((s) => totpAt(secret, new Date(Date.now() + s * 1_000))));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? '';
}

/** The secret of an authenticator app that is being set up, in a session that isn't the test's. */
export async function beginTotpFor({ db, env }: Server, account: Account): Promise<string> {
  const setup = { label: 'ana@test.example', sessionId: randomUUID(), now: new Date() };
  const totp = await beginTotp(db, env, account, setup);
  if (!totp) throw new Error('the account has an authenticator app');
  return totp.secret;
}

/** Adds an authenticator app whose codes have never been used, with ten recovery codes. */
export async function makeTotp(server: Server, account: Account): Promise<{ secret: string; codes: string[] }> {
  const { db, env } = server;
  const secret = await beginTotpFor(server, account);
  const isOfStore = eq(totpFactors.store_id, account.store_id);
  const rows = await db.select().from(totpFactors).where(isOfStore);
  const row = rows.find(({ sub_store_id }) => sub_store_id === account.sub_store_id);
  await db
    .update(totpFactors)
    .set({ confirmed_at: new Date() })
    .where(eq(totpFactors.id, row?.id ?? ''));
  return { secret, codes: await replaceRecoveryCodes(db, env, account, new Date()) };
}

/** Adds a passkey. */
export async function makePasskey({ db, env }: Server, account: Account, counter = 0): Promise<SoftAuthenticator> {
  const authenticator = new SoftAuthenticator();
  const options: PasskeyCreation = await passkeyCreation(db, env, account, 'ana@test.example');
  const origin = env.PUBLIC_ADDRESS || 'http://localhost:8080';
  const passkey = authenticator.create(options, { counter, origin });
  const { challenge } = options;
  const isAdded = await addPasskey(db, env, account, { passkey, name: 'Phone', challenge, now: new Date() });
  if (!isAdded) throw new Error('the passkey was not added');
  return authenticator;
}

/** Removes all second factors of a store and its team, of which they are then not required. */
export async function clearFactors({ db }: Pick<TestApp, 'db'>, { id }: { id: string }): Promise<void> {
  for (const table of [totpFactors, passkeys, recoveryCodes]) await db.delete(table).where(eq(table.store_id, id));
  await db.update(stores).set({ is_second_factor_required: false }).where(eq(stores.id, id));
}

/** Gives the right password and returns what is asked for next. */
export async function factorTicket({ app }: Pick<TestApp, 'app'>, { email }: { email: string }): Promise<SecondFactor> {
  const { second_factor } = await callAs(app, null, 'sign_in', { email, password: testPassword });
  if (!second_factor) throw new Error(`${email} was asked for no second factor`);
  return second_factor;
}

/** A ticket as the right password brings one, without a sign-in, whose check of the password takes longest. */
export const makeFactorTicket = ({ db }: Pick<TestApp, 'db'>, account: Account, challenge: string | null = null) =>
  createToken(db, {
    ...{ ...account, purpose: 'second_factor', challenge },
    ...{ created_at: new Date(), expires_at: new Date(Date.now() + 600_000) },
  });

/** Tries a proof from another address each time, so that no other try makes it wait. */
export const proveFrom = async (
  { app }: Pick<TestApp, 'app'>,
  body: BodyOf<'verify_second_factor'>,
  address = `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`,
) => (await inject(app, null, 'verify_second_factor', body, {}, address)).json() as TestReply<'verify_second_factor'>;

/** How many replies succeeded; the others say that the proof is wrong. */
export function successes(replies: readonly TestReply<'verify_second_factor'>[]): number {
  const refusals = replies.flatMap((reply) => (reply.success ? [] : [reply.error_code]));
  if (refusals.some((code) => code !== errorCodes.INVALID_OTP)) throw new Error(`refused with ${refusals}`);
  return replies.length - refusals.length;
}
