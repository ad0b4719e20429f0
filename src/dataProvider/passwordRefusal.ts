import { type PasswordError, passwordErrors } from '#contract/newPassword';
import { ApiError } from './apiError';

/** Why the server refused a new password; `undefined` if a call failed for another reason. */
export function passwordRefusal(error: unknown): PasswordError | undefined {
  const codes = error instanceof ApiError ? error.fields.map(({ code }) => code) : [];
  return passwordErrors.find((code) => codes.includes(code));
}
