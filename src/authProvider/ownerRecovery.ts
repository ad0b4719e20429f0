import { callApi } from '../dataProvider/callApi';

/**
 * Asks the owner's trusted colleagues to let them back in.
 *
 * @param ticket what the right password brought in place of a session
 * @throws ApiError 4022 at `ticket` with `by_service`, `of_team`, `too_few` or `handover`; 2000 if the ticket has expired; 4029; 4200
 */
export const askColleagues = async (ticket: string) => (await callApi('begin_recovery', { ticket })).request;

/** Which store the owner's link is for. @throws ApiError 2000 if it was used, stopped or has expired */
export const readRecoveryLink = async (token: string) => (await callApi('get_recovery_link', { token })).link;

/**
 * Lets the owner back in, and signs no one in.
 *
 * @returns the address to sign in with
 * @throws ApiError 2000 if the link was used, stopped or has expired; 4022 `too_early` at `token`
 */
export const finishRecovery = async (token: string, password: string) =>
  (await callApi('finish_recovery', { token, password })).email;
