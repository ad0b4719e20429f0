import { addMinutes } from 'date-fns';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import type { SentCode } from '#contract/entities/verification';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { oneTimeCodes } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { cancelMessagesOf, deliveryOf, demoMessage, queueMessageOf } from '../outgoing/service';
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
  /** The message, if it isn't the channel's usual one. The second says that an account has the address. */
  event?: 'registration_code' | 'registration_known' | undefined;
  /** Replaces the usual limits. Has the same shape as `takeTurn`. */
  takeTurn?: ((tx: Database, now: Date) => Promise<Date>) | undefined;
}

type Context = Pick<CallContext<'public'>, 'db' | 'env' | 'now' | 'request'>;

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
    const resendAt = await (to.takeTurn?.(tx, at) ?? takeTurn(tx, to, at));
    await checkCountry(tx, countryCode, at);
    const code = newCode();
    const expiresAt = addMinutes(at, accountLimits.otpMinutes);
    const ended = await tx
      .update(oneTimeCodes)
      .set({ ended_at: at })
      .where(and(isOf(to), isNull(oneTimeCodes.ended_at)))
      .returning({ id: oneTimeCodes.id });
    // After an outage of the mail server, only the code that works arrives. A code and its message have the same ID.
    await cancelMessagesOf(
      tx,
      ended.map((code) => code.id),
      at,
    );
    const id = newId();
    await tx.insert(oneTimeCodes).values({
      ...{ id, channel, recipient: storedRecipient(to), country_code: countryCode, address: request.address },
      ...{ code_hash: codeHash(env, to, code), created_at: at, expires_at: expiresAt },
    });
    const event = to.event ?? (channel === 'email' ? 'email_code' : 'phone_code');
    const facts = { code, minutes: String(accountLimits.otpMinutes) };
    const written = { event, channel, recipient, language, facts, storeId, expiresAt } as const;
    const message = await queueMessageOf(id, tx, env, written, at);
    return {
      recipient: maskRecipient(to),
      resend_at: resendAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      ...demoMessage(message),
    };
  });
}
