import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import type { SocialPurpose } from '#contract/socialSignIn';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import type { SocialClaims } from '#server/db/schema/factors';
import { socialAccounts, socialSignIns } from '#server/db/schema/index';
import { makeTicket } from '#server/modules/socialAccounts/service';
import { uniqueDigits } from './factories/makeStore';

/** Someone at another service, with an address that it has verified. */
export const aPerson = (claims: Partial<SocialClaims> = {}): SocialClaims => ({
  issuer: 'https://id.example.test',
  subject: randomUUID(),
  email: `nadia-${uniqueDigits()}@test.example`,
  is_email_verified: true,
  first_name: 'Nadia',
  last_name: 'Laurent',
  ...claims,
});

/** The ticket of someone who has just signed in with another service. */
export async function makeSocialTicket(
  db: Database,
  claims: SocialClaims,
  { purpose = 'sign_in', now = new Date() }: { purpose?: SocialPurpose; now?: Date } = {},
): Promise<string> {
  const id = newId();
  await db.insert(socialSignIns).values({
    ...{ id, state_hash: randomUUID(), browser_hash: randomUUID(), provider: 1, purpose },
    ...{ created_at: now, returned_at: now, expires_at: addMinutes(now, 10) },
  });
  return makeTicket(db, id, claims, now);
}

/** Links someone at another service to an account. @returns the link's ID */
export async function makeSocialLink(
  db: Database,
  account: { store_id: string; sub_store_id: string | null },
  { issuer, subject, email }: SocialClaims,
): Promise<string> {
  const [row] = await db
    .insert(socialAccounts)
    .values({ ...account, issuer, subject, email })
    .returning({ id: socialAccounts.id });
  if (!row) throw new Error('the link was not made');
  return row.id;
}
