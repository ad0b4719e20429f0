import { getCountrySpecifications } from 'ibantools';
import { bareNumber, isAccountNumber, isIban } from './bankNumbers';

/** The form of a bank's number in a country. `null`: the country doesn't use it. */
type NumberRule = RegExp | null;

/** Which numbers a country's banks need to pay into an account. */
interface BankFields {
  isIban: boolean;
  routing_number: NumberRule;
  bank_code: NumberRule;
}

/** The bank's code for payments from abroad (BIC): never needed, as the IBAN tells the bank. */
const bic = /^([A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?)?$/;

const withoutIban = (routing_number: NumberRule, bank_code: NumberRule): BankFields => ({
  isIban: false,
  routing_number,
  bank_code,
});

/** Countries without IBANs whose numbers we know; the rest can fill in what they have. */
const byCountry: Readonly<Record<string, BankFields>> = {
  /** BSB. */
  AU: withoutIban(null, /^\d{6}$/),
  /** Branch (transit) and institution. */
  CA: withoutIban(/^\d{5}$/, /^\d{3}$/),
  /** IFSC. */
  IN: withoutIban(null, /^[A-Z]{4}0[A-Z\d]{6}$/),
  /** Branch and bank. */
  JP: withoutIban(/^\d{3}$/, /^\d{4}$/),
  /** The CLABE and the account number name the bank themselves. */
  MX: withoutIban(null, null),
  NZ: withoutIban(null, null),
  /** ABA. */
  US: withoutIban(/^\d{9}$/, null),
  ZA: withoutIban(null, /^\d{6}$/),
};

const anyNumber = /^[A-Z\d]*$/;
const usesIban = (country: string): boolean => {
  const found = getCountrySpecifications()[country];
  return found !== undefined && 'IBANRegistry' in found && found.IBANRegistry === true;
};

/** The numbers that accounts in a country have. */
export const bankFieldsOf = (country: string): BankFields =>
  byCountry[country] ??
  (usesIban(country)
    ? { isIban: true, routing_number: null, bank_code: bic }
    : { isIban: false, routing_number: anyNumber, bank_code: anyNumber });

interface BankNumbers {
  account_number: string;
  routing_number: string;
  bank_code: string;
}

interface BankNumberError {
  path: keyof BankNumbers;
  /** `required`, or the kind of number that it isn't. */
  code: 'required' | 'account_number' | 'iban' | 'routing_number' | 'bank_code';
}

/** The numbers that are missing or can't be right for an account in this country, in the order of the fields. */
export function bankNumberErrors(numbers: BankNumbers, country: string): BankNumberError[] {
  const rules = bankFieldsOf(country);
  const errors: BankNumberError[] = [];
  if (rules.isIban && !isIban(numbers.account_number)) errors.push({ path: 'account_number', code: 'iban' });
  else if (!isAccountNumber(numbers.account_number)) errors.push({ path: 'account_number', code: 'account_number' });
  for (const path of ['routing_number', 'bank_code'] as const) {
    const rule = rules[path];
    const value = bareNumber(numbers[path]);
    if (!rule || rule.test(value)) continue;
    errors.push({ path, code: value === '' ? 'required' : path });
  }
  return errors;
}
