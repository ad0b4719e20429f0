/** The rules of phone numbers weigh more than the whole form: they load when a phone number is typed. */
export const loadPhoneRules = () => import('libphonenumber-js/min');

type PhoneFault = 'phone' | 'phone_too_short' | 'phone_too_long' | 'phone_leading_zero';

/**
 * What is wrong with the national part of a phone number, as the name of its message; `null` where it is valid, or
 * where the rules could not be loaded: then the server decides.
 *
 * @param callingCode with or without plus
 */
export async function checkPhone(callingCode: string, phone: string): Promise<PhoneFault | null> {
  const rules = await loadPhoneRules().catch(() => null);
  if (!rules) return null;
  const number = `+${callingCode.replace(/\D/g, '')}${phone}`;
  const length = rules.validatePhoneNumberLength(number);
  if (length === 'TOO_SHORT') return 'phone_too_short';
  // Italy and a few others keep the 0 behind the country's code: there it belongs to the number.
  const isTrunkZero =
    phone.startsWith('0') && !rules.parsePhoneNumberFromString(number)?.nationalNumber.startsWith('0');
  if (isTrunkZero) return 'phone_leading_zero';
  if (length === 'TOO_LONG') return 'phone_too_long';
  return rules.isValidPhoneNumber(number) ? null : 'phone';
}
