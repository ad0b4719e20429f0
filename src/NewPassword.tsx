import { readPasswordLink, setNewPassword } from './authProvider/newPassword';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo } from './config/goTo';
import { linkToken } from './config/linkToken';
import { loginPath } from './config/loginPath';
import { homePath, paths } from './config/paths';
import { currentLanguage, withTexts } from './i18n/index';
import { getSession } from './session/session';

const NewPasswordPage = lazyWithRetry(
  withTexts(['pages', 'tools'], () => import('./custom-pages/passwords/NewPasswordPage')),
);

/** `/store/new-password/<token>`, loaded separately from the sign-in. */
export default function NewPassword() {
  return (
    <NewPasswordPage
      token={linkToken(paths.newPassword)}
      read={readPasswordLink}
      accept={(token, password) => setNewPassword(token, password, currentLanguage())}
      isSignedIn={getSession() !== null}
      toForgotPassword={() => goTo(paths.forgotPassword, { replace: true })}
      // The link has been used: going back would only show that.
      toApp={() => goTo(homePath, { replace: true })}
      toSignIn={(email) => goTo(loginPath({ notice: 'password_set' }), { replace: true, state: { email } })}
    />
  );
}
