import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FieldError } from '#contract/envelope';
import { phoneProblem, tidyPhone, type WrittenPhone } from '#contract/phoneNumber';
import type { Database } from '#server/db/database';
import { CallError, fieldsNotValid } from '#server/http/callError';
import { findCountry, readDeliveryTypesOf } from '../reference/service';
import { validatePassword } from '../session/service';
import { findCity, locationError } from './places';

type Body = ParsedBodyOf<'register'>;

const invalid = (path: string): FieldError => ({ path, code: 'invalid_value' });

const paidTypes: readonly (string | undefined)[] = ['PREMIUM_RATE', 'SHARED_COST'];

/** Codes to premium numbers would cost the platform money, and earn their holder some. */
const isPaid = ({ country_phone_code, phone }: WrittenPhone): boolean =>
  paidTypes.includes(parsePhoneNumberFromString(`${country_phone_code}${phone}`)?.getType());

/** A number that doesn't exist can't be verified. */
function phoneError(body: Body): FieldError | null {
  const problem = phoneProblem(body) ?? (isPaid(body) ? 'invalid' : null);
  return problem && { path: problem === 'code' ? 'country_phone_code' : 'phone', code: `phone_${problem}` };
}

/**
 * Checks what the owner filled in, and adds what follows from it.
 *
 * @throws 801 or 811 for an unknown country or city; 4022 with all other errors; 4022 at `password`
 */
export async function newStoreFacts(db: Database, typed: Body, email: string) {
  const body = { ...typed, ...tidyPhone(typed) };
  const country = await findCountry(db, body.country_code);
  if (!country) throw new CallError(errorCodes.COUNTRY_NOT_FOUND);
  const city = await findCity(db, body.city_id);
  const types = (await readDeliveryTypesOf(db, city.id)) ?? [];
  const errors = [
    city.country_id === body.country_code ? null : invalid('city_id'),
    types.some(({ id }) => id === body.delivery_type_id) ? null : invalid('delivery_type_id'),
    locationError(city, [body.latitude, body.longitude]),
    phoneError(body),
  ].filter((error) => error !== null);
  if (errors.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, errors);
  const { name, owner_first_name, owner_last_name, phone } = body;
  await validatePassword(body.password, { personal: [email, phone, name, owner_first_name, owner_last_name] });
  return {
    ...{ email, name, owner_first_name, owner_last_name, phone, country_phone_code: body.country_phone_code },
    ...{ country_code: body.country_code, city_id: city.id, delivery_type_id: body.delivery_type_id },
    ...{ address: body.address, latitude: body.latitude, longitude: body.longitude },
    ...{ currency: country.currencies[0] ?? 'USD', timezone: city.timezone },
  };
}
