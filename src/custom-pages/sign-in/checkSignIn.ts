import { limits } from '#contract/limits';
import type { FieldMessage } from '../../components/inputs/LabelledInput';
import { checkPhone } from './checkPhone';
import type { FieldMessages, SignInFields } from './signInFields';

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const message = (name: string, params?: Record<string, unknown>): FieldMessage => ({
  key: `signIn.invalid.${name}`,
  ...(params ? { params } : {}),
});

function checkEmail(email: string): FieldMessages {
  if (!email.trim()) return { email: message('email_required') };
  return emailPattern.test(email.trim()) ? {} : { email: message('email') };
}

async function checkPhoneFields({ callingCode, phone }: SignInFields): Promise<FieldMessages> {
  const code = /^\+?\d{1,4}$/.test(callingCode.trim()) ? {} : { country_phone_code: message('calling_code') };
  if (!phone) return { ...code, phone: message('phone_required') };
  const fault = await checkPhone(callingCode, phone);
  return fault ? { ...code, phone: message(fault) } : code;
}

function checkPassword(password: string): FieldMessages {
  if (!password) return { password: message('password_required') };
  if (password.length >= limits.passwordMin) return {};
  return { password: message('password_short', { smart_count: limits.passwordMin }) };
}

/** What is wrong with the form before it is sent; empty where nothing is. */
export async function checkSignIn(fields: SignInFields): Promise<FieldMessages> {
  const identity = fields.by === 'email' ? checkEmail(fields.email) : await checkPhoneFields(fields);
  return { ...identity, ...checkPassword(fields.password) };
}
