import { readRemembered, writeRemembered } from './rememberedSignIn';

interface Addresses {
  email: string;
  country_phone_code: string;
  phone: string;
}

/** Remembers a changed address instead of the one from before, which no longer signs in. */
export function replaceRemembered(before: Addresses, after: Addresses): void {
  const remembered = readRemembered();
  if (!remembered) return;
  const isEmail = remembered.email.toLowerCase() === before.email.toLowerCase();
  const isPhone = remembered.callingCode === before.country_phone_code && remembered.phone === before.phone;
  writeRemembered({
    ...remembered,
    ...(isEmail && { email: after.email }),
    ...(isPhone && { callingCode: after.country_phone_code, phone: after.phone }),
  });
}
