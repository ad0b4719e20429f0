import { callApi } from '../dataProvider/callApi';

/** Which account's new factor a link is about. @throws ApiError 2000 if it was used or has expired */
export const readFactorAlarm = async (token: string) => (await callApi('get_factor_alarm', { token })).alarm;

/**
 * "It wasn't me": removes the factor that was added, and signs the account out everywhere.
 *
 * @throws ApiError 2000 if the link was used or has expired
 */
export const raiseFactorAlarm = (token: string, language: string) => callApi('raise_factor_alarm', { token, language });
