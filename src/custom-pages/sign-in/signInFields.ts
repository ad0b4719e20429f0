import type { FieldMessage } from '../../components/inputs/LabelledInput';
import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';

/** The form's values. Switching between email and phone keeps what was typed. */
export interface SignInFields {
  /** The kind that is tried first. */
  account: 'store' | 'sub_store';
  by: 'email' | 'phone';
  email: string;
  /** With its plus: `+49`. Several territories share one. */
  callingCode: string;
  phone: string;
  password: string;
  remember: boolean;
}

/** Fields that can show an error, by their names in the call. */
export type ErrorField = 'email' | 'country_phone_code' | 'phone' | 'password';

export type FieldMessages = Partial<Record<ErrorField, FieldMessage>>;

export const emptyFields: SignInFields = {
  account: 'store',
  by: 'email',
  email: '',
  callingCode: '',
  phone: '',
  password: '',
  remember: true,
};

type Remembered = Pick<SignInFields, 'account' | 'by' | 'email' | 'callingCode' | 'phone'>;

/** Who last signed in here, if they agreed to be remembered. Never a password. */
export const readRemembered = (): Remembered | null => readStored<Remembered>(storageKeys.rememberedSignIn);

/** Remembers who signed in, or forgets the remembered account. */
export function remember({ account, by, email, callingCode, phone, remember: isWanted }: SignInFields): void {
  writeStored(storageKeys.rememberedSignIn, isWanted ? { account, by, email: email.trim(), callingCode, phone } : null);
}
