import { addMinutes } from 'date-fns';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OutgoingEvent } from '#contract/entities/outgoingMessage';
import type { SentCode } from '#contract/entities/verification';
import type { Database } from '#server/db/database';
import { oneTimeCodes } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { cancelMessages, deliveryOf, queueMessage } from '../outgoing/service';
import { type CodeRecipient, codeHash, newCode, storedRecipient } from './codeHash';
import { countedMs } from './codeWait';
import { maskRecipient } from './maskRecipient';
import { isOf, lock, takeTurn, waitUntil } from './takeTurn';

export interface NewCode extends CodeRecipient {
  /** The country of a phone number, for the daily limit; empty for an email address. */
  countryCode: string;
  /** Code of the message's language. */
  language: string;
  storeId: string | null;
  /** The message, if it isn't the channel's usual one. */
  event?: (typeof registrationEvents)[number] | undefined;
}

/** Both have the code of a registration; the second says that an account has the address. */
const registrationEvents = ['registration_code', 'registration_known'] as const;

type Context = Pick<CallContext<'public'>, 'db' | 'env' | 'now' | 'request'>;

/** Messages with the codes that a new one ends. Those of a changed address look like those of a verification, which go on. */
const replacedEvents = ({ purpose }: CodeRecipient, event: OutgoingEvent): readonly OutgoingEvent[] => {
  if (purpose === 'address_change') return [];
  return purpose ? registrationEvents : [event];
};

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
    const at = now();
    const resendAt = await takeTurn(tx, to, at);
    await checkCountry(tx, countryCode, at);
    const code = newCode();
    const expiresAt = addMinutes(at, accountLimits.otpMinutes);
    await tx
      .update(oneTimeCodes)
      .set({ ended_at: at })
      .where(and(isOf(to), isNull(oneTimeCodes.ended_at)));
    await tx.insert(oneTimeCodes).values({
      ...{ channel, recipient: storedRecipient(to), country_code: countryCode, address: request.address },
      ...{ code_hash: codeHash(env, to, code), created_at: at, expires_at: expiresAt },
    });
    const event = to.event ?? (channel === 'email' ? 'email_code' : 'phone_code');
    // After an outage of the mail server, only the code that works arrives.
    await cancelMessages(tx, { events: replacedEvents(to, event), recipient }, at);
    const facts = { code, minutes: String(accountLimits.otpMinutes) };
    const message = await queueMessage(tx, env, { event, channel, recipient, language, facts, storeId, expiresAt }, at);
    return {
      recipient: maskRecipient(to),
      resend_at: resendAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      ...(message ? { demo_message: { subject: message.subject, text: message.text } } : {}),
    };
  });
}
