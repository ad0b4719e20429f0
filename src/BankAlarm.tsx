import { raiseBankAlarm, readBankAlarm } from './authProvider/bankAlarm';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo } from './config/goTo';
import { linkToken } from './config/linkToken';
import { loginPath } from './config/loginPath';
import { paths } from './config/paths';
import { currentLanguage, withTexts } from './i18n/index';

const BankAlarmPage = lazyWithRetry(withTexts('tools', () => import('./custom-pages/passwords/BankAlarmPage')));

/** `/store/bank-alarm/<token>`, loaded separately from the sign-in. */
export default function BankAlarm() {
  return (
    <BankAlarmPage
      token={linkToken(paths.bankAlarm)}
      read={readBankAlarm}
      raise={(token) => raiseBankAlarm(token, currentLanguage())}
      toSignIn={() => goTo(loginPath(), { replace: true })}
    />
  );
}
