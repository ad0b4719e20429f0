import { callApi } from '../dataProvider/callApi';

/** The change that the link in a notice stops. @throws ApiError 2000 if that has ended */
export const readOwnerAlarm = async (token: string) => (await callApi('get_owner_alarm', { token })).alarm;

/** Stops it. @throws ApiError 2000 if it has ended */
export const raiseOwnerAlarm = async (token: string) => {
  await callApi('raise_owner_alarm', { token });
};
