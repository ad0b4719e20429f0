import { addHours, differenceInMilliseconds, subHours } from 'date-fns';
import { and, desc, eq, gt } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { countryOfPhone } from '#contract/phoneNumber';
import type { Database } from '#server/db/database';
import type { AddressValue } from '#server/db/schema/factors';
import { accountTokens } from '#server/db/schema/index';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { isSameAddress } from '../addresses/service';
import { sendCode } from '../oneTimeCodes/service';
import { createToken, endTokens, isTokenOf, tokenHash } from '../session/service';
import { type Caller, needPerson } from './account';
import { codeRecipient, currentAddress, isConfirmed } from './address';

const refused = (path: string, code: string) => fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path, code }]);

/** @throws 4022 at a field of the channel that is missing */
function addressIn({
  channel,
  email,
  country_phone_code,
  phone,
}: ParsedBodyOf<'request_address_change'>): AddressValue {
  if (channel === 'email') {
    if (email === undefined) throw refused('email', 'required');
    return { email };
  }
  if (phone === undefined) throw refused('phone', 'required');
  if (country_phone_code === undefined) throw refused('country_phone_code', 'required');
  return { country_phone_code, phone };
}

/**
 * Whatever address it asks for: otherwise an account could send codes to as many people as it likes.
 *
 * @throws 4029 with `retry_after` beyond the codes that an account gets in an hour
 */
async function countRequest(tx: Database, caller: Caller, now: Date): Promise<void> {
  // Locked, so that simultaneous requests count each other.
  await needPerson(tx, caller, { isLocked: true });
  const [tenth] = await tx
    .select({ at: accountTokens.created_at })
    .from(accountTokens)
    .where(
      and(
        isTokenOf(caller),
        eq(accountTokens.purpose, 'address_change'),
        gt(accountTokens.created_at, subHours(now, 1)),
      ),
    )
    .orderBy(desc(accountTokens.created_at))
    .offset(accountLimits.addressCodesPerHour - 1)
    .limit(1);
  if (!tenth) return;
  const retry_after = Math.max(1, Math.ceil(differenceInMilliseconds(addHours(tenth.at, 1), now) / 1000));
  throw new CallError(errorCodes.TOO_MANY_ATTEMPTS, { retry_after });
}

/**
 * Sends a code to a new address. Whether another account has it is only said once the code was entered: until then the
 * reply and the work are the same. The ticket binds the code to this account and address, since codes prove an address
 * no matter who asked for them.
 */
export const requestAddressChange: Handler<'request_address_change'> = async (body, context) => {
  const { db, session, now } = context;
  const value = addressIn(body);
  const person = await needPerson(db, session);
  const isSame = isSameAddress(value, currentAddress(person, body.channel));
  if (isSame && isConfirmed(person, body.channel)) throw refused(body.channel, 'unchanged');
  return db.transaction(async (tx) => {
    await countRequest(tx, session, now());
    const code = await sendCode(
      { ...context, db: tx },
      {
        ...codeRecipient(value),
        countryCode: 'phone' in value ? countryOfPhone(value.country_phone_code, value.phone) : '',
        language: body.language ?? person.language ?? 'en',
        storeId: session.store_id,
      },
    );
    const { store_id, sub_store_id } = session;
    const account = { store_id, sub_store_id };
    const ticket = await createToken(tx, {
      ...{ ...account, purpose: 'address_change', challenge: JSON.stringify(value) },
      ...{ created_at: now(), expires_at: new Date(code.expires_at) },
    });
    await endTokens(tx, account, now(), { purpose: 'address_change', token_hash: tokenHash(ticket) });
    return { ...code, ticket, message: successCodes.OTP_SENT };
  });
};
