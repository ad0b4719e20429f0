import { createHash } from 'node:crypto';
import { subDays } from 'date-fns';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import type { Database } from '#server/db/database';
import { oneTimeCodes } from '#server/db/schema/index';
import { networkOf } from '#server/http/networkOf';
import { lock, waitUntil } from '../oneTimeCodes/service';

const hour = 3_600;
const day = 24 * hour;

interface Mail {
  kind: 'code' | 'link';
  email: string;
  /** IP address that asked for it. */
  address: string;
}

/** Marks mails of registrations among the codes. */
const prefix = 'registration_';

/** `me+shop@…` and `me@…` are one mailbox, so they share their limits. */
const mailboxOf = (email: string): string => email.replace(/\+[^@]*(?=@)/, '');

/** Not the address itself: most that are typed by mistake belong to strangers. */
const recipientOf = ({ kind, email }: Mail): string =>
  `${prefix}${kind} ${createHash('sha256').update(mailboxOf(email)).digest('base64url')}`;

/** At most `count` mails that meet a condition within `seconds`. */
interface Rate {
  count: number;
  seconds: number;
  condition: SQL | undefined;
}

function ratesOf(mail: Mail): Rate[] {
  const isMailbox = eq(oneTimeCodes.recipient, recipientOf(mail));
  const isNetwork = eq(oneTimeCodes.address, networkOf(mail.address));
  return [
    { count: 1, seconds: accountLimits.otpResendSeconds, condition: isMailbox },
    { count: accountLimits.registrationCodesPerHour, seconds: hour, condition: isMailbox },
    // A link needs the code first, so strangers can't use its day up.
    mail.kind === 'link'
      ? { count: accountLimits.otpPerDay, seconds: day, condition: isMailbox }
      : { count: accountLimits.registrationCodesPerHourOfIp, seconds: hour, condition: and(isMailbox, isNetwork) },
    { count: accountLimits.registrationsPerHourOfIp, seconds: hour, condition: isNetwork },
    { count: accountLimits.registrationsPerDayOfIp, seconds: day, condition: isNetwork },
    { count: accountLimits.registrationMailsPerHour, seconds: hour, condition: sql`true` },
  ];
}

/** Milliseconds of the mail that has to be older than the rate's time before another one can leave. */
const nthLatest = ({ count, condition }: Rate) => sql<string | null>`
  extract(epoch from (array_agg(${oneTimeCodes.created_at} order by ${oneTimeCodes.created_at} desc)
    filter (where ${condition}))[${count}::int]) * 1000`;

/** When all rates allow another mail, as far as the mails of the last day say. */
async function nextMailAt(tx: Database, rates: readonly Rate[], now: Date): Promise<Date> {
  const [found = {}] = await tx
    .select(Object.fromEntries(rates.map((rate, n) => [n, nthLatest(rate)])))
    .from(oneTimeCodes)
    .where(and(sql`starts_with(${oneTimeCodes.recipient}, ${prefix})`, gt(oneTimeCodes.created_at, subDays(now, 1))));
  return new Date(Math.max(...rates.map(({ seconds }, n) => Number(found[n] ?? 0) + seconds * 1_000)));
}

/**
 * Counts a mail of a registration, next to the codes, so that all processes agree. Who asks for one has proved nothing
 * yet; the limits know neither accounts nor registrations, so they say nothing about them.
 *
 * @returns when the next one can be sent
 * @throws 4029 with `retry_after` if it is too soon
 */
export async function takeMailTurn(tx: Database, mail: Mail, now: Date): Promise<Date> {
  // All mails of registrations share a limit, so they are counted one after the other.
  await lock(tx, 'registrations');
  const rates = ratesOf(mail);
  waitUntil(await nextMailAt(tx, rates, now), now);
  await tx.insert(oneTimeCodes).values({
    ...{ channel: 'email', recipient: recipientOf(mail), address: networkOf(mail.address), code_hash: '' },
    ...{ created_at: now, expires_at: now, ended_at: now },
  });
  return nextMailAt(tx, rates, now);
}
