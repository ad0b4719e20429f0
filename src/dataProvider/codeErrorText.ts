import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError, errorText } from './apiError';

const refusals: Partial<Record<number, string>> = {
  [errorCodes.INVALID_OTP]: 'verification.error.wrong',
  [errorCodes.OTP_VERIFICATION_FAILED]: 'verification.error.ended',
};

/** The translation key of why a one-time code wasn't accepted. */
export const codeErrorText = (error: unknown): string =>
  (error instanceof ApiError && refusals[error.code]) || errorText(error, 'signIn.unreachable');

const defaultWaitSeconds = 60;

/**
 * Returns why a one-time code wasn't sent.
 *
 * @returns the seconds after which another one can be sent, or the error's translation key
 */
export function codeSendFailure(error: unknown, unreachable?: string): number | string {
  const isTooSoon = error instanceof ApiError && error.code === errorCodes.TOO_MANY_ATTEMPTS;
  return isTooSoon ? (error.details.retry_after ?? defaultWaitSeconds) : errorText(error, unreachable);
}
