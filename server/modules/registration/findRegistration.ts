import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import { type Registration, registrationDraftSchema } from '#contract/entities/registration';
import type { Database } from '#server/db/database';
import { registrations } from '#server/db/schema/index';
import { CallError, fieldsNotValid } from '#server/http/callError';
import { tokenHash } from '../session/service';

export type RegistrationRow = typeof registrations.$inferSelect;

/** The registration of a token, the device's own or the link's, as long as it is kept. */
const isKept = (token: string, now: Date): SQL | undefined => {
  const hash = tokenHash(token);
  return and(
    or(eq(registrations.token_hash, hash), eq(registrations.link_hash, hash)),
    gt(registrations.expires_at, now),
  );
};

/** How long one that has ended is kept, in case the last reply was lost. */
export const endedMinutes = 60;

/** The error that ended it: an account has its address. It takes the place of the steps. */
export interface EndedDraft extends Record<string, unknown> {
  ended_as: ErrorCode;
}

const endedAs = sql<string | null>`${registrations.draft} ->> 'ended_as'`;

const isOpen = (token: string, now: Date) => and(isKept(token, now), isNull(registrations.store_id), isNull(endedAs));

const ended = () => new CallError(errorCodes.TOKEN_EXPIRED);

/** @throws 2000 if it was completed or has expired */
export async function findRegistration(db: Database, token: string, now: Date): Promise<RegistrationRow> {
  const [row] = await db.select().from(registrations).where(isOpen(token, now));
  if (!row) throw ended();
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockRegistration(tx: Database, token: string, now: Date): Promise<RegistrationRow> {
  const [row] = await tx.select().from(registrations).where(isOpen(token, now)).for('update');
  if (!row) throw ended();
  return row;
}

/** The same as `findRegistration` also for one that was completed, shortly after. */
export async function findKept(db: Database, token: string, now: Date): Promise<RegistrationRow> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(and(isKept(token, now), isNull(endedAs)));
  if (!row) throw ended();
  return row;
}

/**
 * Waits for another call that has locked it. The first reply with the error that ended it can be lost, so that error is
 * repeated for as long as the registration is kept.
 *
 * @throws that error
 */
export async function refuseEnded(tx: Database, token: string, now: Date): Promise<void> {
  const [row] = await tx.select({ endedAs }).from(registrations).where(isKept(token, now)).for('update');
  if (row?.endedAs) throw new CallError(Number(row.endedAs) as ErrorCode);
}

/** @throws 4022 at `email_otp` */
export function needVerified({ email_verified_at }: RegistrationRow): void {
  if (email_verified_at) return;
  throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'email_otp', code: 'required' }]);
}

export const presentRegistration = (row: RegistrationRow): Registration => ({
  email: row.email,
  is_email_verified: row.email_verified_at !== null,
  language: row.language,
  draft: registrationDraftSchema.parse(row.draft),
  expires_at: row.expires_at.toISOString(),
});
