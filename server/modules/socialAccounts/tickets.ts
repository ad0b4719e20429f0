import { randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import type { SocialClaims } from '#server/db/schema/factors';
import { socialSignIns } from '#server/db/schema/index';
import { type Env, socialProviders } from '#server/env';
import { CallError } from '#server/http/callError';
import { tokenHash } from '../session/service';

type Row = typeof socialSignIns.$inferSelect;

/** Someone who has signed in with another service. */
export interface SocialTicketRow extends Pick<Row, 'id' | 'provider' | 'purpose'> {
  claims: SocialClaims;
}

const isOpen = (ticket: string, now: Date) =>
  and(
    eq(socialSignIns.ticket_hash, tokenHash(ticket)),
    isNull(socialSignIns.used_at),
    gt(socialSignIns.expires_at, now),
  );

const ticketOver = () => new CallError(errorCodes.TOKEN_EXPIRED);

/** @throws 2000 if the ticket was used or has expired */
export async function findTicket(db: Database, ticket: string, now: Date): Promise<SocialTicketRow> {
  const [row] = await db.select().from(socialSignIns).where(isOpen(ticket, now));
  if (!row?.claims) throw ticketOver();
  const { id, provider, purpose, claims } = row;
  return { id, provider, purpose, claims };
}

/**
 * Uses a ticket up: of simultaneous calls, one succeeds. What the service said about the person is deleted.
 *
 * @throws 2000 if it was used or has expired
 */
export async function takeTicket(tx: Database, ticket: string, now: Date): Promise<void> {
  const rows = await tx
    .update(socialSignIns)
    .set({ used_at: now, claims: null })
    .where(isOpen(ticket, now))
    .returning({ id: socialSignIns.id });
  if (rows.length === 0) throw ticketOver();
}

/** Keeps who has signed in with the other service, until the app takes over. @returns the ticket for it */
export async function makeTicket(db: Database, id: string, claims: SocialClaims, now: Date): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const expires_at = addMinutes(now, accountLimits.socialMinutes);
  await db
    .update(socialSignIns)
    .set({ claims, ticket_hash: tokenHash(ticket), expires_at })
    .where(eq(socialSignIns.id, id));
  return ticket;
}

/** Whether a registration trusts the service to have verified the address. */
export const isEmailTrusted = (env: Env, { provider, claims }: Pick<SocialTicketRow, 'provider' | 'claims'>): boolean =>
  claims.is_email_verified &&
  socialProviders(env).some(
    (known) => known.position === provider && known.issuer === claims.issuer && known.isEmailTrusted,
  );
