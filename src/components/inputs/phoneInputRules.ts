import type { WrittenPhone } from '#contract/phoneNumber';

type Fields = Record<string, unknown>;

type Rules = typeof import('#contract/phoneNumber');
let rules: Rules | null = null;

/** The rules of the world's numbers; they load with the first number that is left. `null` where they cannot be had: then the server decides. */
export async function loadPhoneRules(): Promise<Rules | null> {
  rules ??= await import('#contract/phoneNumber').catch(() => null);
  return rules;
}

const writtenIn = ({ country_phone_code, phone }: Fields): WrittenPhone => ({
  country_phone_code: String(country_phone_code ?? ''),
  phone: String(phone ?? ''),
});

/**
 * Returns the error of a form's phone number as a translation key. A leading 0 that is dropped automatically isn't one.
 */
export async function checkPhone(_value: unknown, values: unknown): Promise<string | undefined> {
  const written = writtenIn(values as Fields);
  if (written.phone === '') return 'providers.phone.required';
  const loaded = await loadPhoneRules();
  const problem = loaded?.phoneProblem(loaded.tidyPhone(written));
  return problem ? `providers.phone.${problem}` : undefined;
}

/** The same where there may be no number. */
export const checkPhoneIfAny = async (value: unknown, values: unknown): Promise<string | undefined> =>
  value ? checkPhone(value, values) : undefined;

/** The values of a form with the number as it is kept: saved by key, a field was never left to be tidied. */
export const withTidyPhone = (values: Fields): Fields =>
  rules ? { ...values, ...rules.tidyPhone(writtenIn(values)) } : values;
