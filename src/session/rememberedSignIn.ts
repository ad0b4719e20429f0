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
