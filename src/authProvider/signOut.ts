import { callApi } from '../dataProvider/callApi';
import { clearSession, getSession } from '../session/session';

/**
 * Signs out here at once, in every tab of the browser; the server is told on the way and need not be reached.
 * SessionKeeper sees that and leads to the sign-in page.
 */
export function signOut(): void {
  // The call reads the session before it waits for anything.
  if (getSession()) void callApi('logout', {}).catch(() => undefined);
  clearSession();
}
