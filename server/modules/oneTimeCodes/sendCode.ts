import { addMinutes } from 'date-fns';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import type { SentCode } from '#contract/entities/verification';
import type { Database } from '#server/db/database';
import { oneTimeCodes } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { cancelMessages, deliveryOf, queueMessage } from '../outgoing/service';
import { type CodeRecipient, codeHash, newCode } from './codeHash';
import { countedMs, nextCodeAt } from './codeWait';
import { maskRecipient } from './maskRecipient';

export interface NewCode extends CodeRecipient {
  /** The country of a phone number, for the daily limit; empty for an email address. */
  countryCode: string;
  /** Code of the message's language. */
  language: string;
  storeId: string | null;
}

type Context = Pick<CallContext<'public'>, 'db' | 'env' | 'now' | 'request'>;

const isOf = ({ channel, recipient }: CodeRecipient) =>
  and(eq(oneTimeCodes.channel, channel), eq(oneTimeCodes.recipient, recipient));

/** One code at a time for a recipient, and for a country: otherwise simultaneous calls would pass the limits. */
const lock = (tx: Database, what: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`one-time codes ${what}`}, 0))`);

function waitUntil(at: Date, now: Date): void {
  const seconds = Math.ceil((at.getTime() - now.getTime()) / 1_000);
  if (seconds > 0) throw new CallError(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: seconds });
}

/** @throws 4029 if too many codes went to the country's numbers within a day */
async function checkCountry(tx: Database, countryCode: string, now: Date): Promise<void> {
  if (countryCode === '') return;
  await lock(tx, countryCode);
  const since = gt(oneTimeCodes.created_at, new Date(now.getTime() - countedMs));
  const [oldest] = await tx
    .select({ at: oneTimeCodes.created_at })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.country_code, countryCode), since))
    .orderBy(desc(oneTimeCodes.created_at))
    .offset(accountLimits.otpPerCountryDay - 1)
    .limit(1);
  if (oldest) waitUntil(new Date(oldest.at.getTime() + countedMs), now);
}

/** @returns the times of the recipient's codes that count, the latest first */
async function sentTo(tx: Database, to: CodeRecipient, now: Date): Promise<Date[]> {
  const since = gt(oneTimeCodes.created_at, new Date(now.getTime() - countedMs));
  const rows = await tx
    .select({ at: oneTimeCodes.created_at })
    .from(oneTimeCodes)
    .where(and(isOf(to), since))
    .orderBy(desc(oneTimeCodes.created_at))
    .limit(accountLimits.otpPerDay);
  return rows.map(({ at }) => at);
}

/**
 * Sends a new code, which ends the recipient's earlier ones. It proves the address or number, not who asked for it:
 * callers decide who may ask.
 *
 * @throws 4200 if messages of the channel can't leave; 4029 with `retry_after` if it is too soon for another code
 */
export async function sendCode({ db, env, now, request }: Context, to: NewCode): Promise<SentCode> {
  const { channel, recipient, countryCode, language, storeId } = to;
  if (deliveryOf(env, channel) === 'none') throw new CallError(errorCodes.MAIL_NOT_SET_UP);
  return db.transaction(async (tx) => {
    await lock(tx, `${channel} ${recipient}`);
    const at = now();
    const sent = await sentTo(tx, to, at);
    waitUntil(nextCodeAt(sent), at);
    await checkCountry(tx, countryCode, at);
    const code = newCode();
    const expiresAt = addMinutes(at, accountLimits.otpMinutes);
    await tx
      .update(oneTimeCodes)
      .set({ ended_at: at })
      .where(and(isOf(to), isNull(oneTimeCodes.ended_at)));
    await tx.insert(oneTimeCodes).values({
      ...{ channel, recipient, country_code: countryCode, address: request.address },
      ...{ code_hash: codeHash(env, to, code), created_at: at, expires_at: expiresAt },
    });
    const event = channel === 'email' ? 'email_code' : 'phone_code';
    // After an outage of the mail server, only the code that works arrives.
    await cancelMessages(tx, { events: [event], recipient }, at);
    const facts = { code, minutes: String(accountLimits.otpMinutes) };
    const message = await queueMessage(tx, env, { event, channel, recipient, language, facts, storeId, expiresAt }, at);
    return {
      recipient: maskRecipient(to),
      resend_at: nextCodeAt([at, ...sent]).toISOString(),
      expires_at: expiresAt.toISOString(),
      ...(message ? { demo_message: { subject: message.subject, text: message.text } } : {}),
    };
  });
}
