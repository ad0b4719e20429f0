import { readStored, writeStored } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';

/** Who last signed in here, as it was typed. Never a password. */
export interface RememberedSignIn {
  account: 'store' | 'sub_store';
  by: 'email' | 'phone';
  email: string;
  /** With its plus: `+49`. */
  callingCode: string;
  phone: string;
}

/** Who last signed in here, if they agreed to be remembered. */
export const readRemembered = (): RememberedSignIn | null => readStored<RememberedSignIn>(storageKeys.rememberedSignIn);

/** @param account `null` forgets it */
export const writeRemembered = (account: RememberedSignIn | null): void =>
  writeStored(storageKeys.rememberedSignIn, account);

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
