import { missingVerification } from '#contract/access';
import type { ReplyOf } from '#contract/calls/index';
import { entranceErrors } from '#contract/codes/entranceErrors';
import { readStored } from '../config/jsonStorage';
import { paths } from '../config/paths';
import { storageKeys } from '../config/storageKeys';
import { ApiError, UnreachableError } from '../dataProvider/apiError';
import { callApi } from '../dataProvider/callApi';
import { type Credentials, NotApprovedError } from '../session/credentials';
import { clearSession, getSession, type StoredSession, setSession } from '../session/session';
import { stopViewing } from '../session/viewAs';
import { type NotVerified, notVerified } from './notVerified';

/** Reads the platform's requirements for stores, which every signed-in reply includes. */
export const settingsOf = (reply: ReplyOf<'sign_in'> | ReplyOf<'sub_store_login'> | ReplyOf<'get_store_data'>) => ({
  is_upload_store_documents: reply.is_upload_store_documents ?? false,
  is_store_mail_verification: reply.is_store_mail_verification ?? false,
  is_store_sms_verification: reply.is_store_sms_verification ?? false,
});

/**
 * Signs in to the account that the password belongs to, and stores the session in this browser.
 *
 * @throws ApiError 994, 614 or 4029; UnreachableError; NotApprovedError for a sub-account that is waiting for approval;
 *   VerificationNeededError for an owner whose store has to be verified first, and an account with a second factor
 */
export async function signIn({ account, ...identity }: Credentials): Promise<StoredSession> {
  const deviceToken = readStored<string>(storageKeys.deviceToken);
  const body = { ...identity, first: account, ...(deviceToken ? { device_token: deviceToken } : {}) };
  const reply = await callApi('sign_in', body).catch(async (error: ApiError) => {
    if (error.code !== entranceErrors.INVALID_CAPTCHA) throw error;
    return (await loadSteps()).signInWithCaptcha(body);
  });
  if (!reply.servertoken) (await loadSteps()).startNextStep(reply);
  return startSession(reply);
}

/** Few sign-ins need it. */
const loadSteps = () =>
  import('./signInSteps').catch(() => {
    throw new UnreachableError();
  });

/**
 * Stores the session of a reply that signs someone in.
 *
 * @throws NotApprovedError if it has none
 */
export function startSession(reply: ReplyOf<'sign_in'>): StoredSession {
  const { servertoken, store, sub_store } = reply;
  if (!servertoken || !store || sub_store?.is_approved === false) throw new NotApprovedError();
  const session = { servertoken, store, ...(sub_store ? { sub_store } : {}), settings: settingsOf(reply) };
  setSession(session);
  return session;
}

/** Reloads the store, its flags and the sub-account's permissions, so that changes take effect. */
export async function refreshSession(): Promise<void> {
  const session = getSession();
  if (!session) return;
  const reply = await callApi('get_store_data', {}).catch((error: unknown) => {
    // The viewed account is gone, or the viewer's permission to view it is.
    const isOver = session.viewer && error instanceof ApiError && error.code === entranceErrors.NOT_PERMITTED;
    if (isOver) stopViewing(paths.subStores);
    throw error;
  });
  const { delivery_details: _, ...store } = reply.store_detail;
  const latest = getSession();
  if (latest?.servertoken !== session.servertoken) return;
  setSession({
    servertoken: session.servertoken,
    store,
    settings: settingsOf(reply),
    ...(latest.sub_store ? { sub_store: reply.sub_store ?? latest.sub_store } : {}),
    ...(latest.viewer ? { viewer: latest.viewer } : {}),
  });
}

/**
 * Automatic sign-in at the start (section 4 of the specification). Resumes the stored session, as a sub-account if
 * permissions are stored with it. The session of an unverified owner, or an incomplete one, is deleted; a sub-account
 * can't verify anything, so it stays and reads why the store is blocked.
 */
export function autoLogin(): 'signed_in' | 'signed_out' | NotVerified {
  const session = getSession();
  // The specification asks owners alone to verify; a team member of a blocked store sees why it is blocked.
  if (session?.sub_store) return 'signed_in';
  const missing = session && missingVerification(session.store, session.settings);
  if (missing?.length === 0) return 'signed_in';
  clearSession();
  return missing ? notVerified(missing) : 'signed_out';
}
