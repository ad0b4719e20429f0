import { callApi } from '../dataProvider/callApi';

/** Which change a link is about. @throws ApiError 2000 if it was used or has expired */
export const readBankAlarm = async (token: string) => (await callApi('get_bank_alarm', { token })).alarm;

/**
 * "It wasn't me": stops payouts and signs the store out.
 *
 * @returns where a link for a new password was mailed to, and in a demo without a mail server, that mail
 * @throws ApiError 2000 if the link was used or has expired
 */
export const raiseBankAlarm = (token: string, language: string) => callApi('raise_bank_alarm', { token, language });
