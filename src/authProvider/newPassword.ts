import { callApi } from '../dataProvider/callApi';

/**
 * Asks for a link to a new password, for the accounts with an address.
 *
 * @returns in a demo without a mail server, the message that would have been mailed, `null` if no account has the address,
 *   or that a limit was reached
 * @throws ApiError 4200 if mail isn't set up; 777 if the captcha was used or has expired
 */
export async function askForLink(email: string, captcha_token: string, language: string) {
  const reply = await callApi('forgot_password', { email, type: 2, captcha_token, device_type: 'web', language });
  return reply.is_limited ? 'limited' : reply.demo_message;
}

/** Who a link is for. @throws ApiError 2000 if it was used, replaced or has expired */
export const readPasswordLink = async (token: string) => (await callApi('forgot_password_verify', { token })).account;

/**
 * Sets the new password, and signs no one in.
 *
 * @returns the address to sign in with
 * @throws ApiError 2001 if the link was used, replaced or has expired
 */
export const setNewPassword = async (token: string, password: string, language: string) =>
  (await callApi('new_password', { token, password, language })).email;
