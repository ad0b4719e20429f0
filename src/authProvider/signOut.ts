import { callApi } from '../dataProvider/callApi';
import { clearSession, getSession } from '../session/session';

/**
 * Signs out immediately in every tab of the browser. The server is notified, but doesn't have to be reachable.
 * SessionProvider notices and opens the sign-in page.
 */
export function signOut(): void {
  // The call reads the session before its first await.
  if (getSession()) void callApi('logout', {}).catch(() => undefined);
  clearSession();
}
