import type { FieldMessage } from '../inputs/LabelledInput';

/** The rules for phone numbers are larger than the whole form. They load when a phone number is typed. */
export const loadPhoneRules = () => import('libphonenumber-js/min');

type PhoneError = 'phone' | 'phone_too_short' | 'phone_too_long' | 'phone_leading_zero';

/** The fields of a phone number, as `NationalPhoneField` has them. */
export interface NationalPhone {
  /** With its plus: `+49`. Several territories share one. */
  callingCode: string;
  phone: string;
}

/** The errors of both fields, by their names in calls. */
export type PhoneMessages = Partial<Record<'country_phone_code' | 'phone', FieldMessage>>;

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

/** A message of the sign-in form, which other forms outside the admin area share. */
export const signInMessage = (name: string, params?: Record<string, unknown>): FieldMessage => ({
  key: `signIn.invalid.${name}`,
  ...(params ? { params } : {}),
});

/** The errors of both fields; empty if there are none. */
export async function checkPhoneFields({ callingCode, phone }: NationalPhone): Promise<PhoneMessages> {
  const code = /^\+?\d{1,4}$/.test(callingCode.trim()) ? {} : { country_phone_code: signInMessage('calling_code') };
  if (!phone) return { ...code, phone: signInMessage('phone_required') };
  const error = await checkPhone(callingCode, phone);
  return error ? { ...code, phone: signInMessage(error) } : code;
}
