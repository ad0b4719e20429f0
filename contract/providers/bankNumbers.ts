/** Separators that people add to numbers for reading, and that banks don't accept. */
export const bareNumber = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

const looksLikeIban = (number: string): boolean => /^[A-Z]{2}\d{2}/.test(number);

/** ISO 13616: the first four characters moved to the end, letters as numbers, and the whole 1 modulo 97. */
function isIban(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number)) return false;
  const digits = [...number.slice(4), ...number.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Whether an account can have this number. One that starts like an IBAN must be a valid IBAN. */
export const isAccountNumber = (text: string): boolean => {
  const number = bareNumber(text);
  return looksLikeIban(number) ? isIban(number) : /^[A-Z\d]{4,34}$/.test(number);
};
