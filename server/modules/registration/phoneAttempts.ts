import { addDays, subDays } from 'date-fns';
import { and, desc, eq, gt } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import type { Database } from '#server/db/database';
import { oneTimeCodes } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import { networkOf } from '#server/http/networkOf';
import { lock, waitUntil } from '../oneTimeCodes/service';
import { type Contact, refuseTaken } from './takenBy';

interface PhoneAttempt extends Contact {
  /** The registration's ID. */
  registration: string;
  /** IP address of the call. */
  address: string;
}

const isOfPhone = (error: unknown): error is CallError =>
  error instanceof CallError && Boolean(error.details.errors?.some(({ path }) => path === 'phone'));

/**
 * As `refuseTaken`. Refusals that say that a number is taken are counted by registration, next to the codes, because a
 * registration can try many numbers and creates a store only with a free one.
 *
 * @throws 4029 with `retry_after` after too many of them in a day
 */
export async function refuseTakenWithLimit(db: Database, attempt: PhoneAttempt, now: Date): Promise<void> {
  const recipient = `taken_phone ${attempt.registration}`;
  const refusal = await db.transaction(async (tx) => {
    // Otherwise simultaneous calls would pass the limit.
    await lock(tx, recipient);
    const [oldest] = await tx
      .select({ at: oneTimeCodes.created_at })
      .from(oneTimeCodes)
      .where(and(eq(oneTimeCodes.recipient, recipient), gt(oneTimeCodes.created_at, subDays(now, 1))))
      .orderBy(desc(oneTimeCodes.created_at))
      .offset(accountLimits.registrationPhonesTaken - 1)
      .limit(1);
    if (oldest) waitUntil(addDays(oldest.at, 1), now);
    try {
      await refuseTaken(tx, attempt, now);
      return null;
    } catch (error) {
      if (!isOfPhone(error)) throw error;
      await tx.insert(oneTimeCodes).values({
        ...{ channel: 'sms', recipient, address: networkOf(attempt.address), code_hash: '' },
        ...{ created_at: now, expires_at: now, ended_at: now },
      });
      return error;
    }
  });
  // Thrown here, because the count is kept.
  if (refusal) throw refusal;
}
