const looksLikePhone = /^[+(\d][\d\s()/.+-]*$/;
const fewest = 3;
const most = 15;

/**
 * A phone number's digits as stored in earlier orders: without the country code and the leading 0.
 * `null` if the text isn't a number, or is too short to search for.
 *
 * @example await nationalDigits('+33 6 12 34') // '61234'
 */
export async function nationalDigits(text: string): Promise<string | null> {
  const written = text.trim().replace(/^\(/, '');
  if (!looksLikePhone.test(written)) return null;
  let digits = written.replace(/\D/g, '').replace(/^0+/, '');
  if (/^(\+|00)/.test(written)) {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
    digits = parsePhoneNumberFromString(written.replace(/^00/, '+'))?.nationalNumber ?? digits;
  }
  return digits.length < fewest ? null : digits.slice(0, most);
}
