import { readStored } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';
import { callApi } from '../dataProvider/callApi';
import { NotApprovedError, VerificationNeededError } from '../session/credentials';
import { setSession } from '../session/session';
import { settingsOf } from './signIn';
import { startNextStep } from './startVerification';

/**
 * Sets the invited person's password and signs them in.
 *
 * @returns whether they are signed in; if not, the page that asks for their second factor is open
 * @throws ApiError 2000 if the link has been used or has expired; NotApprovedError if the password is set but the
 *   platform hasn't approved the account yet
 */
export async function acceptInvitation(token: string, password: string): Promise<boolean> {
  const deviceToken = readStored<string>(storageKeys.deviceToken);
  const reply = await callApi('accept_invitation', {
    token,
    password,
    ...(deviceToken ? { device_token: deviceToken } : {}),
  });
  try {
    startNextStep(reply);
  } catch (error) {
    if (error instanceof VerificationNeededError) return false;
    throw error;
  }
  const { server_token, ...sub_store } = reply.sub_store;
  if (!server_token || !reply.store) throw new NotApprovedError();
  setSession({ servertoken: server_token, store: reply.store, sub_store, settings: settingsOf(reply) });
  return true;
}

/** Who an invitation is for. @throws ApiError 2000 if it has been used or has expired */
export const readInvitation = async (token: string) => (await callApi('get_invitation', { token })).invitation;
