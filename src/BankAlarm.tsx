import { raiseBankAlarm, readBankAlarm } from './authProvider/bankAlarm';
import { dropEndedSession } from './authProvider/dropEndedSession';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo } from './config/goTo';
import { linkToken } from './config/linkToken';
import { loginPath } from './config/loginPath';
import { paths } from './config/paths';
import { remoteConfig } from './config/remoteConfig';
import { currentLanguage, withTexts } from './i18n/index';

const BankAlarmPage = lazyWithRetry(withTexts('tools', () => import('./custom-pages/passwords/BankAlarmPage')));

/** `/store/bank-alarm/<token>`, loaded separately from the sign-in. */
export default function BankAlarm() {
  return (
    <BankAlarmPage
      token={linkToken(paths.bankAlarm)}
      read={readBankAlarm}
      raise={async (token) => {
        const raised = await raiseBankAlarm(token, currentLanguage());
        void dropEndedSession();
        return raised;
      }}
      canSendMail={remoteConfig().setting.can_send_mail}
      toSignIn={() => goTo(loginPath(), { replace: true })}
    />
  );
}
