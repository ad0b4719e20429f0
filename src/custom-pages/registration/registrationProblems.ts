import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError, errorText } from '../../dataProvider/apiError';

/** Why the registration doesn't go on. */
export interface RegistrationProblem {
  key: string;
  /** An account has the email address, or only the phone number: signing in may be what is needed. */
  account?: 'email' | 'phone';
  /** When another code can be sent, in milliseconds of this device's clock. */
  until?: number;
}

const accountErrors: readonly number[] = [
  errorCodes.STORE_EMAIL_ALREADY_REGISTERED,
  errorCodes.EMAIL_ALREADY_REGISTERED,
  errorCodes.STORE_PHONE_ALREADY_REGISTERED,
  errorCodes.EMAIL_AND_PHONE_ALREADY_REGISTERED,
];

/** The registration has ended. */
export const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === errorCodes.TOKEN_EXPIRED;

/** The account's error that a call was refused with. */
export const accountError = (error: unknown): RegistrationProblem | null =>
  error instanceof ApiError && accountErrors.includes(error.code)
    ? {
        key: `registration.error.${error.code}`,
        account: error.code === errorCodes.STORE_PHONE_ALREADY_REGISTERED ? 'phone' : 'email',
      }
    : null;

/** Why a call was refused. */
export const problemOf = (error: unknown): RegistrationProblem => {
  if (error instanceof ApiError && error.code === errorCodes.STORE_REGISTRATION_FAILED)
    return { key: `registration.error.${error.code}` };
  return accountError(error) ?? { key: errorText(error, 'signIn.unreachable') };
};
