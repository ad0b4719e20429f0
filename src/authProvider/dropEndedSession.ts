import { entranceErrors } from '#contract/codes/entranceErrors';
import { ApiError } from '../dataProvider/apiError';
import { callApi } from '../dataProvider/callApi';
import { clearSession, getSession } from '../session/session';

/**
 * Removes this browser's session if a link has just ended it, so that the sign-in opens instead of the orders. Another
 * account's session stays. If the server can't be reached, the app finds out itself when it opens.
 */
export async function dropEndedSession(): Promise<void> {
  const session = getSession();
  if (!session) return;
  try {
    await callApi('get_store_data', {}, { failFast: true });
  } catch (error) {
    const isEnded = error instanceof ApiError && error.code === entranceErrors.SESSION_ENDED;
    if (isEnded && getSession()?.servertoken === session.servertoken) clearSession();
  }
}
