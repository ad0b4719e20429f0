import { errorCodes } from '#contract/codes/errorCodes';
import { phoneProblem } from '#contract/phoneNumber';
import { fieldsNotValid } from '#server/http/callError';

/** 4022 at the number, by what is wrong with it: nobody can call a person by a number that does not exist. */
export function assertPhone(country_phone_code: string, phone: string): void {
  const problem = phoneProblem({ country_phone_code, phone });
  if (!problem) return;
  const path = problem === 'code' ? 'country_phone_code' : 'phone';
  throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path, code: `phone_${problem}` }]);
}

const indexes = {
  providers_phone: { code: errorCodes.PROVIDER_PHONE_ALREADY_REGISTERED, path: 'phone' },
  providers_email: { code: errorCodes.PROVIDER_EMAIL_ALREADY_REGISTERED, path: 'email' },
} as const;

const constraintOf = (error: unknown): string | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return undefined;
};

/** Turns a phone number or an email that another of the store's people has into 403 and 402 at its field. */
export function refuseTakenContact(error: unknown): never {
  const taken = indexes[constraintOf(error) as keyof typeof indexes];
  if (!taken) throw error;
  throw fieldsNotValid(taken.code, [{ path: taken.path, code: String(taken.code) }]);
}
