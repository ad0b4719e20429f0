import { createHash } from 'node:crypto';
import { subSeconds } from 'date-fns';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import type { Database } from '#server/db/database';
import { oneTimeCodes } from '#server/db/schema/index';

const hour = 3_600;
const day = 24 * hour;

/** Any numbers will do, so long as every version of the server uses the same. */
const ipLock = 0x70777264;
const recipientLock = 0x70777265;

interface Request {
  email: string;
  /** IP address, as `TRUST_PROXY` proves it, by its network. */
  address: string;
}

/** Marks requests among the codes that are mailed. */
const prefix = 'new_password ';

/** Not the address itself: most that are typed by mistake belong to strangers. */
const recipientOf = (email: string): string => `${prefix}${createHash('sha256').update(email).digest('base64url')}`;

const { passwordMailGapSeconds, passwordMailsPerHour, passwordMailsPerHourOfIp, passwordMailsPerDayOfIp } =
  accountLimits;

/**
 * Counts a request for a link, next to the codes that are mailed, so that all processes agree. It asks neither which
 * accounts exist nor whether a mail is sent, so the limits say nothing about that.
 *
 * An address has no limit a day: anyone could use it up, and its person would get no link until it ends. The hour's
 * limit ends before the last link does.
 *
 * @returns whether the limits allow a mail. Refused requests don't count.
 */
export async function countRequest(tx: Database, { email, address }: Request, now: Date): Promise<boolean> {
  const recipient = recipientOf(email);
  // Requests for one address, or from one, are counted one after the other. The order prevents deadlocks.
  await tx.execute(
    sql`select pg_advisory_xact_lock(${ipLock}, hashtext(${address})), pg_advisory_xact_lock(${recipientLock}, hashtext(${recipient}))`,
  );
  const isRecipient = eq(oneTimeCodes.recipient, recipient);
  // Codes asked for from the same IP address don't count.
  const isAddress = and(eq(oneTimeCodes.address, address), sql`starts_with(${oneTimeCodes.recipient}, ${prefix})`);
  const since = (seconds: number) => gt(oneTimeCodes.created_at, subSeconds(now, seconds));
  const count = (condition: ReturnType<typeof and>) => sql<number>`count(*) filter (where ${condition})::int`;
  const [found] = await tx
    .select({
      recent: count(and(isRecipient, since(passwordMailGapSeconds))),
      hour: count(and(isRecipient, since(hour))),
      ipHour: count(and(isAddress, since(hour))),
      ipDay: count(isAddress),
    })
    .from(oneTimeCodes)
    .where(and(since(day), or(isRecipient, isAddress)));
  if (!found || found.recent > 0) return false;
  if (found.hour >= passwordMailsPerHour) return false;
  if (found.ipHour >= passwordMailsPerHourOfIp || found.ipDay >= passwordMailsPerDayOfIp) return false;
  await tx.insert(oneTimeCodes).values({
    ...{ channel: 'email', recipient, address, code_hash: '' },
    ...{ created_at: now, expires_at: now, ended_at: now },
  });
  return true;
}
