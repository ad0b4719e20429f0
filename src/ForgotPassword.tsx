import { solveCaptcha } from './authProvider/captcha/solveCaptcha';
import { askForLink } from './authProvider/newPassword';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo, handedEmail } from './config/goTo';
import { loginPath, returnPath } from './config/loginPath';
import { remoteConfig } from './config/remoteConfig';
import { currentLanguage, withTexts } from './i18n/index';

const ForgotPasswordPage = lazyWithRetry(
  withTexts(['tools', 'verification'], () => import('./custom-pages/passwords/ForgotPasswordPage')),
);

/** `/store/forgot-password`, loaded separately from the sign-in. */
export default function ForgotPassword() {
  return (
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
}
