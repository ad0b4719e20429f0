import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';
import type { SignInFields } from './signInFields';

type Remembered = Pick<SignInFields, 'account' | 'by' | 'email' | 'callingCode' | 'phone'>;

/** Who signed in here last, where they agreed to be remembered. Never a password. */
export const readRemembered = (): Remembered | null => readStored<Remembered>(storageKeys.rememberedSignIn);

/** Remembers who signed in, or forgets whoever was remembered. */
export function remember({ account, by, email, callingCode, phone, remember: isWanted }: SignInFields): void {
  writeStored(storageKeys.rememberedSignIn, isWanted ? { account, by, email: email.trim(), callingCode, phone } : null);
}
