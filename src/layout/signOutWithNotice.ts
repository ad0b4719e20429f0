import { signOut } from '../authProvider/signOut';
import { goTo } from '../config/goTo';
import { loginPath } from '../config/loginPath';
import { saveUnsavedWork } from '../session/saveUnsavedWork';
import { accountOf, getSession } from '../session/session';

/**
 * Signs out someone who didn't ask for it. The sign-in page says why, and leads to `from`; what was typed is kept for the
 * same account.
 */
export function signOutWithNotice(target: Parameters<typeof loginPath>[0]): void {
  saveUnsavedWork(accountOf(getSession()));
  signOut();
  goTo(loginPath(target), { replace: true });
}
