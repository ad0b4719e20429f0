import { callApi } from '../dataProvider/callApi';

/** The change that a link undoes. @throws ApiError 2000 if it was used or is too old */
export const readAddressChange = async (token: string) => (await callApi('get_address_change', { token })).change;

/**
 * Restores the address from before a change, and signs the account out everywhere.
 *
 * @throws ApiError 2000 if the link was used or is too old; 602, 603 or 996 if another account has the address by now
 */
export const undoAddressChange = (token: string, language: string) =>
  callApi('undo_address_change', { token, language });
