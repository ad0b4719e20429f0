import { signInLimits } from '#contract/signInLimits';
import { checkPhoneFields, signInMessage } from '../../components/phone/checkNationalPhone';
import { isEmail } from '../../components/text/isEmail';
import type { FieldMessages, SignInFields } from './signInFields';

function checkEmail(email: string): FieldMessages {
  if (!email.trim()) return { email: signInMessage('email_required') };
  return isEmail(email) ? {} : { email: signInMessage('email') };
}

function checkPassword(password: string): FieldMessages {
  if (!password) return { password: signInMessage('password_required') };
  if (password.length >= signInLimits.passwordMin) return {};
  return { password: signInMessage('password_short', { smart_count: signInLimits.passwordMin }) };
}

/** The form's errors before it is sent; empty if there are none. */
export async function checkSignIn(fields: SignInFields): Promise<FieldMessages> {
  const identity = fields.by === 'email' ? checkEmail(fields.email) : await checkPhoneFields(fields);
  return { ...identity, ...checkPassword(fields.password) };
}
