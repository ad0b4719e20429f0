import { createHash } from 'node:crypto';
import { addDays } from 'date-fns';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { socialSignIns } from '#server/db/schema/index';
import { tokenHash } from '#server/modules/session/service';

const atOnce = 200;

/** The ticket of someone with this address at another service, as `fillSocialTickets` adds it. */
export const socialTicketOf = (email: string): string =>
  createHash('sha256').update(`ticket ${email}`).digest('base64url');

/** Adds sign-ins with another service that came back, each with an address and without an account that is linked to it. */
export async function fillSocialTickets(db: Database, emails: readonly string[]): Promise<void> {
  const now = new Date();
  const rows = emails.map((email) => ({
    ...{ id: newId(), state_hash: `state ${email}`, browser_hash: `browser ${email}` },
    ...{ provider: 1, purpose: 'sign_in' as const, ticket_hash: tokenHash(socialTicketOf(email)) },
    ...{ created_at: now, returned_at: now, expires_at: addDays(now, 1) },
    claims: {
      ...{ issuer: 'https://id.bench.test', subject: email, email, is_email_verified: true },
      ...{ first_name: 'Nadia', last_name: 'Laurent' },
    },
  }));
  for (let from = 0; from < rows.length; from += atOnce)
    await db.insert(socialSignIns).values(rows.slice(from, from + atOnce));
}
