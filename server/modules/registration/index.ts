import type { registrationCalls } from '#contract/calls/registration';
import type { Handlers } from '#server/http/handler';
import { beginRegistration, resendCode } from './beginRegistration';
import { beginSocialRegistration } from './beginSocial';
import { checkStoreLocation, findStoreAddress } from './places';
import { checkReferral } from './referral';
import { register } from './register';
import { sendLink } from './sendLink';
import { getRegistration, saveRegistration } from './steps';
import { verifyEmail } from './verifyEmail';

/** All calls of `contract/calls/registration`, and the one that begins a registration with another sign-in service. */
export const registrationHandlers: Handlers<keyof typeof registrationCalls | 'begin_social_registration'> = {
  begin_registration: beginRegistration,
  begin_social_registration: beginSocialRegistration,
  resend_registration_code: resendCode,
  verify_registration_email: verifyEmail,
  get_registration: getRegistration,
  save_registration: saveRegistration,
  send_registration_link: sendLink,
  check_store_location: checkStoreLocation,
  check_referral: checkReferral,
  find_store_address: findStoreAddress,
  register,
};
