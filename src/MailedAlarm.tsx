import { raiseBankAlarm, readBankAlarm } from './authProvider/bankAlarm';
import { dropEndedSession } from './authProvider/dropEndedSession';
import { readAddressChange, undoAddressChange } from './authProvider/undoChange';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo } from './config/goTo';
import { linkToken } from './config/linkToken';
import { loginPath } from './config/loginPath';
import { paths } from './config/paths';
import { remoteConfig } from './config/remoteConfig';
import { currentLanguage, withTexts } from './i18n/index';

const BankAlarmPage = lazyWithRetry(withTexts('tools', () => import('./custom-pages/passwords/BankAlarmPage')));
const UndoChangePage = lazyWithRetry(
  withTexts(['pages', 'tools'], () => import('./custom-pages/passwords/UndoChangePage')),
);

/** `/store/bank-alarm/<token>` */
const BankAlarm = () => (
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

/** `/store/undo-change/<token>` */
const UndoChange = () => (
  <UndoChangePage
    token={linkToken(paths.undoChange)}
    read={readAddressChange}
    undo={async (token) => {
      const undone = await undoAddressChange(token, currentLanguage());
      void dropEndedSession();
      return undone;
    }}
    toSignIn={() => goTo(paths.login, { replace: true })}
  />
);

/** The pages of links in notices that say "It wasn't me", loaded separately from the sign-in. */
export default function MailedAlarm({ isBank }: { isBank: boolean }) {
  return isBank ? <BankAlarm /> : <UndoChange />;
}
