import { isValidIBAN } from 'ibantools';

/** Separators and invisible marks that come with copied numbers, and that banks don't accept. */
export const bareNumber = (text: string): string => text.replace(/[\s.\-\p{Cf}]/gu, '').toUpperCase();

const looksLikeIban = (number: string): boolean => /^[A-Z]{2}\d{2}/.test(number);

/** An IBAN that its country can have: length, form and check digits. */
export const isIban = (text: string): boolean => isValidIBAN(bareNumber(text));

/** Whether an account can have this number. One that starts like an IBAN must be a valid IBAN. */
export const isAccountNumber = (text: string): boolean => {
  const number = bareNumber(text);
  return looksLikeIban(number) ? isIban(number) : /^[A-Z\d]{4,34}$/.test(number);
};
