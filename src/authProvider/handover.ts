import type { BodyOf } from '#contract/calls/index';
import { callApi } from '../dataProvider/callApi';
import type { KeptCode } from '../session/verification';
import { keptCode } from './verifyStore';

/** The store that a link offers. @throws ApiError 2000 if the link was used or has ended */
export const readHandover = async (token: string) => (await callApi('get_handover_offer', { token })).offer;

/** Sends a code to the new owner's address. @throws ApiError 4029 with `retry_after`; 2000 */
export const sendHandoverCode = async (token: string, language: string): Promise<KeptCode> =>
  keptCode(await callApi('send_handover_code', { token, language }));

/** Accepts the store. @throws ApiError 888 or 638 at `otp`; 602, 603 or 996; 4022 at `password`; 2000 */
export const acceptHandover = async (body: BodyOf<'accept_handover'>) => (await callApi('accept_handover', body)).offer;

/** Declines it. @throws ApiError 2000 if it has ended */
export const declineHandover = async (token: string) => {
  await callApi('decline_handover', { token });
};
