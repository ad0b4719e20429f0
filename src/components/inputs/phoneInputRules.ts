import type { WrittenPhone } from '#contract/phoneNumber';

type Fields = Record<string, unknown>;

type Rules = typeof import('#contract/phoneNumber');
let rules: Rules | null = null;

/**
 * The number rules of all countries. They load when the user leaves the first phone field. `null` if that fails: then
 * only the server checks numbers.
 */
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

/** The same for an optional number. */
export const checkPhoneIfAny = async (value: unknown, values: unknown): Promise<string | undefined> =>
  value ? checkPhone(value, values) : undefined;

/**
 * The form's values with the number as it is stored. When saving by keyboard shortcut, the field doesn't lose the
 * focus, so it hasn't been normalised yet.
 */
export const withTidyPhone = (values: Fields): Fields =>
  rules ? { ...values, ...rules.tidyPhone(writtenIn(values)) } : values;
