import { solveCaptcha } from './authProvider/captcha/solveCaptcha';
import { askForLink, readPasswordLink, setNewPassword } from './authProvider/newPassword';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo, handedEmail } from './config/goTo';
import { linkToken } from './config/linkToken';
import { loginPath, returnPath } from './config/loginPath';
import { homePath, paths } from './config/paths';
import { remoteConfig } from './config/remoteConfig';
import { currentLanguage, withTexts } from './i18n/index';
import { getSession } from './session/session';

const ForgotPasswordPage = lazyWithRetry(
  withTexts(['tools', 'verification'], () => import('./custom-pages/passwords/ForgotPasswordPage')),
);
const NewPasswordPage = lazyWithRetry(
  withTexts(['pages', 'tools'], () => import('./custom-pages/passwords/NewPasswordPage')),
);

/** `/store/forgot-password` */
const ForgotPassword = () => (
  <ForgotPasswordPage
    start={handedEmail()}
    canSendMail={remoteConfig().setting.can_send_mail}
    solveCaptcha={solveCaptcha}
    ask={(email, captchaToken) => askForLink(email, captchaToken, currentLanguage())}
    toSignIn={(email) =>
      goTo(loginPath({ from: returnPath(window.location.search) }), { state: email ? { email } : null })
    }
  />
);

/** `/store/new-password/<token>` */
const NewPassword = () => (
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

/** The pages of forgotten passwords, loaded separately from the sign-in. */
export default function Passwords({ isLink }: { isLink: boolean }) {
  return isLink ? <NewPassword /> : <ForgotPassword />;
}
