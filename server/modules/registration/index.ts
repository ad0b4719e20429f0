import type { registrationCalls } from '#contract/calls/registration';
import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from '#server/http/callError';
import type { Handlers } from '#server/http/handler';

const notYet = async (): Promise<never> => {
  throw new CallError(errorCodes.STORE_REGISTRATION_FAILED);
};

/** All calls of `contract/calls/registration`. */
export const registrationHandlers: Handlers<keyof typeof registrationCalls> = {
  begin_registration: notYet,
  resend_registration_code: notYet,
  verify_registration_email: notYet,
  get_registration: notYet,
  save_registration: notYet,
  send_registration_link: notYet,
  check_store_location: notYet,
  check_referral: notYet,
  find_store_address: notYet,
  register: notYet,
};
