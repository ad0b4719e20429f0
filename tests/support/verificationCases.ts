import type { verificationCalls } from '#contract/calls/verification';
import type { PlatformSettings } from '#contract/entities/store';
import type { Database } from '#server/db/database';
import { platformSettings } from '#server/db/schema/index';
import type { TestApp } from './buildTestApp';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import { makeStore, type StoreRow, testPassword } from './factories/index';
import type { StoreOptions } from './factories/makeStore';

/** Sets what the platform requires of stores. */
export async function requireOfStores(db: Database, value: Partial<PlatformSettings>): Promise<void> {
  const row = { name: 'platform', value };
  await db.insert(platformSettings).values(row).onConflictDoUpdate({ target: platformSettings.name, set: row });
}

export const requireBoth = { is_store_mail_verification: true, is_store_sms_verification: true };

/** A store that hasn't verified anything yet, where the platform requires both. */
export async function makeUnverified({ db }: Pick<TestApp, 'db'>, options: StoreOptions = {}): Promise<StoreRow> {
  await requireOfStores(db, requireBoth);
  return makeStore(db, { is_email_verified: false, is_phone_number_verified: false, ...options });
}

/** The ticket that its owner gets at sign-in. */
export async function ticketOf({ app }: Pick<TestApp, 'app'>, { email }: { email: string }): Promise<string> {
  const { verification } = await callAs(app, null, 'sign_in', { email, password: testPassword });
  if (!verification) throw new Error(`${email} got no ticket`);
  return verification.ticket;
}

/** Has a code sent and reads it, on a server with demo data. */
export async function codeFor({ app }: Pick<TestApp, 'app'>, ticket: string, channel: 'email' | 'phone' = 'email') {
  const { demo_message } = await callAs(app, null, 'store_generate_otp', { ticket, channel });
  const code = /\d{6}/.exec(demo_message?.text ?? '')?.[0];
  if (!code) throw new Error('the demo showed no code');
  return code;
}

/** The phone number stays unverified: what was done is then one change. */
export const verificationCases: ContractCases<keyof typeof verificationCalls> = {
  store_generate_otp: {
    body: async (world) => ({ ticket: await ticketOf(world, await makeUnverified(world)), channel: 'email' }),
  },
  otp_verification: {
    body: async (world) => {
      const ticket = await ticketOf(world, await makeUnverified(world));
      return { ticket, email_otp: await codeFor(world, ticket) };
    },
  },
};
