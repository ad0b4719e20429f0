import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError, errorText } from './apiError';

const refusals: Partial<Record<number, string>> = {
  [errorCodes.INVALID_OTP]: 'verification.error.wrong',
  [errorCodes.OTP_VERIFICATION_FAILED]: 'verification.error.ended',
};

/** The translation key of why a one-time code wasn't accepted. */
export const codeErrorText = (error: unknown): string =>
  (error instanceof ApiError && refusals[error.code]) || errorText(error, 'signIn.unreachable');
