import type { FieldMessage } from '../../components/inputs/LabelledInput';
import { type RememberedSignIn, writeRemembered } from '../../session/rememberedSignIn';

/** The form's values. Switching between email and phone keeps what was typed; `account` is the kind that is tried first. */
export interface SignInFields extends RememberedSignIn {
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

/** Remembers who signed in, or forgets the remembered account. */
export function remember({ account, by, email, callingCode, phone, remember: isWanted }: SignInFields): void {
  writeRemembered(isWanted ? { account, by, email: email.trim(), callingCode, phone } : null);
}
