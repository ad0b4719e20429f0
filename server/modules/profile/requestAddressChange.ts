import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { countryOfPhone } from '#contract/phoneNumber';
import type { AddressValue } from '#server/db/schema/factors';
import { fieldsNotValid } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { sendCode } from '../oneTimeCodes/service';
import { createToken, endTokens, tokenHash } from '../session/service';
import { needPerson } from './account';
import { currentAddress, isSameAddress, recipientOf } from './address';

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
 * Sends a code to a new address. Whether another account has it is only said once the code was entered: until then the
 * reply and the work are the same. The ticket binds the code to this account and address, since codes prove an address
 * no matter who asked for them.
 */
export const requestAddressChange: Handler<'request_address_change'> = async (body, context) => {
  const { db, session, now } = context;
  const value = addressIn(body);
  const person = await needPerson(db, session);
  if (isSameAddress(value, currentAddress(person, body.channel))) throw refused(body.channel, 'unchanged');
  return db.transaction(async (tx) => {
    const code = await sendCode(
      { ...context, db: tx },
      {
        ...recipientOf(value),
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
