import type { SocialTicket } from '#contract/entities/social';
import { readStored } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';
import { callApi } from '../dataProvider/callApi';
import { startSession } from './signIn';
import { startNextStep } from './startVerification';
import { keptCode } from './verifyStore';

/**
 * Signs in to the account that is linked to the other service's, and stores the session.
 *
 * @throws ApiError 606 if none is linked, 2000 if the ticket was used or has expired; NotApprovedError; VerificationNeededError
 *   if the store has to be verified first, or the account has a second factor
 */
export async function socialSignIn(ticket: string): Promise<void> {
  const deviceToken = readStored<string>(storageKeys.deviceToken);
  const reply = await callApi('social_sign_in', { ticket, ...(deviceToken ? { device_token: deviceToken } : {}) });
  startNextStep(reply);
  startSession(reply);
}

/** Who has signed in with the other service. @throws ApiError 2000 */
export const readSocialPerson = async (ticket: string): Promise<SocialTicket> =>
  (await callApi('get_social_ticket', { ticket })).social;

/**
 * Begins a registration with what the other service says.
 *
 * @param captchaToken empty if the service is trusted for the address
 * @returns its token and values, and the code that was mailed, unless none is needed
 * @throws ApiError 602 or 996 if an account has the trusted address, 605 if one is linked; 777, 4029, 4200 or 4201; 2000
 */
export async function beginSocialRegistration(ticket: string, captchaToken: string, language: string) {
  const { registration, email, is_email_verified, draft, code } = await callApi('begin_social_registration', {
    ...{ ticket, language },
    ...(captchaToken ? { captcha_token: captchaToken } : {}),
  });
  return { token: registration, email, isVerified: is_email_verified, draft, code: code && keptCode(code) };
}
