import { limits } from '#contract/limits';
import type { FieldMessage } from '../../components/inputs/LabelledInput';
import { isEmail } from '../../components/text/isEmail';
import type { FieldMessages, SignInFields } from './signInFields';

/** The rules for phone numbers are larger than the whole form. They load when a phone number is typed. */
export const loadPhoneRules = () => import('libphonenumber-js/min');

type PhoneError = 'phone' | 'phone_too_short' | 'phone_too_long' | 'phone_leading_zero';

/**
 * Returns the error in the national part of a phone number, as the name of its message; `null` if it is valid, or if
 * the rules couldn't be loaded: then the server decides.
 *
 * @param callingCode with or without plus
 */
export async function checkPhone(callingCode: string, phone: string): Promise<PhoneError | null> {
  const rules = await loadPhoneRules().catch(() => null);
  if (!rules) return null;
  const number = `+${callingCode.replace(/\D/g, '')}${phone}`;
  const length = rules.validatePhoneNumberLength(number);
  if (length === 'TOO_SHORT') return 'phone_too_short';
  // In Italy and a few other countries the 0 after the country code is part of the number.
  const isTrunkZero =
    phone.startsWith('0') && !rules.parsePhoneNumberFromString(number)?.nationalNumber.startsWith('0');
  if (isTrunkZero) return 'phone_leading_zero';
  if (length === 'TOO_LONG') return 'phone_too_long';
  return rules.isValidPhoneNumber(number) ? null : 'phone';
}

const message = (name: string, params?: Record<string, unknown>): FieldMessage => ({
  key: `signIn.invalid.${name}`,
  ...(params ? { params } : {}),
});

function checkEmail(email: string): FieldMessages {
  if (!email.trim()) return { email: message('email_required') };
  return isEmail(email) ? {} : { email: message('email') };
}

async function checkPhoneFields({ callingCode, phone }: SignInFields): Promise<FieldMessages> {
  const code = /^\+?\d{1,4}$/.test(callingCode.trim()) ? {} : { country_phone_code: message('calling_code') };
  if (!phone) return { ...code, phone: message('phone_required') };
  const error = await checkPhone(callingCode, phone);
  return error ? { ...code, phone: message(error) } : code;
}

function checkPassword(password: string): FieldMessages {
  if (!password) return { password: message('password_required') };
  if (password.length >= limits.passwordMin) return {};
  return { password: message('password_short', { smart_count: limits.passwordMin }) };
}

/** The form's errors before it is sent; empty if there are none. */
export async function checkSignIn(fields: SignInFields): Promise<FieldMessages> {
  const identity = fields.by === 'email' ? checkEmail(fields.email) : await checkPhoneFields(fields);
  return { ...identity, ...checkPassword(fields.password) };
}
