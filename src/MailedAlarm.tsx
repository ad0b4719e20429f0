import { raiseBankAlarm, readBankAlarm } from './authProvider/bankAlarm';
import { dropEndedSession } from './authProvider/dropEndedSession';
import { raiseFactorAlarm, readFactorAlarm } from './authProvider/factorAlarm';
import { readAddressChange, undoAddressChange } from './authProvider/undoChange';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo, usePathname } from './config/goTo';
import { linkToken } from './config/linkToken';
import { loginPath } from './config/loginPath';
import { paths } from './config/paths';
import { remoteConfig } from './config/remoteConfig';
import { currentLanguage, withTexts } from './i18n/index';

const BankAlarmPage = lazyWithRetry(withTexts('tools', () => import('./custom-pages/passwords/BankAlarmPage')));
const FactorAlarmPage = lazyWithRetry(
  withTexts(['pages', 'tools'], () => import('./custom-pages/passwords/FactorAlarmPage')),
);
const UndoChangePage = lazyWithRetry(
  withTexts(['pages', 'tools'], () => import('./custom-pages/passwords/UndoChangePage')),
);

/** Does what a link asks for; it may have ended the session of this browser. */
const thenSignedOut =
  <Reply,>(act: (token: string, language: string) => Promise<Reply>) =>
  async (token: string): Promise<Reply> => {
    const reply = await act(token, currentLanguage());
    void dropEndedSession();
    return reply;
  };
const raiseBank = thenSignedOut(raiseBankAlarm);
const raiseFactor = thenSignedOut(raiseFactorAlarm);
const undoChange = thenSignedOut(undoAddressChange);

const toSignIn = () => goTo(loginPath(), { replace: true });

/** `/store/bank-alarm/<token>` */
const BankAlarm = () => (
  <BankAlarmPage
    token={linkToken(paths.bankAlarm)}
    read={readBankAlarm}
    raise={raiseBank}
    canSendMail={remoteConfig().setting.can_send_mail}
    toSignIn={toSignIn}
  />
);

/** `/store/factor-alarm/<token>` */
const FactorAlarm = () => (
  <FactorAlarmPage
    token={linkToken(paths.factorAlarm)}
    read={readFactorAlarm}
    raise={raiseFactor}
    toSignIn={toSignIn}
  />
);

/** `/store/undo-change/<token>` */
const UndoChange = () => (
  <UndoChangePage
    token={linkToken(paths.undoChange)}
    read={readAddressChange}
    undo={undoChange}
    toSignIn={() => goTo(paths.login, { replace: true })}
  />
);

/** The pages of links in notices that say "It wasn't me", loaded separately from the sign-in. */
export default function MailedAlarm() {
  const pathname = usePathname();
  if (pathname.startsWith(paths.bankAlarm)) return <BankAlarm />;
  return pathname.startsWith(paths.factorAlarm) ? <FactorAlarm /> : <UndoChange />;
}
