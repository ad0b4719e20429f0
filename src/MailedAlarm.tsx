import { type ComponentType, useEffect } from 'react';
import { finishRecovery, readRecoveryLink } from './authProvider/backIn';
import { raiseBankAlarm, readBankAlarm } from './authProvider/bankAlarm';
import { dropEndedSession } from './authProvider/dropEndedSession';
import { acceptHandover, declineHandover, readHandover, sendHandoverCode } from './authProvider/handover';
import { raiseOwnerAlarm, readOwnerAlarm } from './authProvider/ownerAlarm';
import { readAddressChange, undoAddressChange } from './authProvider/undoChange';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo } from './config/goTo';
import { linkToken } from './config/linkToken';
import { loginPath } from './config/loginPath';
import { mailedPaths } from './config/mailedPaths';
import { paths } from './config/paths';
import { remoteConfig } from './config/remoteConfig';
import { currentLanguage, withTexts } from './i18n/index';

const BankAlarmPage = lazyWithRetry(withTexts('tools', () => import('./custom-pages/passwords/BankAlarmPage')));
const UndoChangePage = lazyWithRetry(
  withTexts(['pages', 'tools'], () => import('./custom-pages/passwords/UndoChangePage')),
);
const OwnerAlarmPage = lazyWithRetry(withTexts('tools', () => import('./custom-pages/passwords/OwnerAlarmPage')));
const RecoveryPage = lazyWithRetry(
  withTexts(['pages', 'tools'], () => import('./custom-pages/passwords/RecoveryPage')),
);
const HandoverPage = lazyWithRetry(
  withTexts(['pages', 'tools', 'verification'], () => import('./custom-pages/passwords/HandoverPage')),
);

const toSignIn = () => goTo(paths.login, { replace: true });

/** Signs this browser out if what was just done has ended its session. */
async function thenDropSession<Result>(work: Promise<Result>): Promise<Result> {
  const result = await work;
  void dropEndedSession();
  return result;
}

/** `/store/bank-alarm/<token>` */
const BankAlarm = () => (
  <BankAlarmPage
    token={linkToken(mailedPaths.bankAlarm)}
    read={readBankAlarm}
    raise={(token) => thenDropSession(raiseBankAlarm(token, currentLanguage()))}
    canSendMail={remoteConfig().setting.can_send_mail}
    toSignIn={() => goTo(loginPath(), { replace: true })}
  />
);

/** `/store/undo-change/<token>` */
const UndoChange = () => (
  <UndoChangePage
    token={linkToken(mailedPaths.undoChange)}
    read={readAddressChange}
    undo={(token) => thenDropSession(undoAddressChange(token, currentLanguage()))}
    toSignIn={toSignIn}
  />
);

/** `/store/owner-alarm/<token>` */
const OwnerAlarm = () => (
  <OwnerAlarmPage
    token={linkToken(mailedPaths.ownerAlarm)}
    read={readOwnerAlarm}
    raise={raiseOwnerAlarm}
    toSignIn={toSignIn}
  />
);

/** `/store/recovery/<token>` */
const Recovery = () => (
  <RecoveryPage
    token={linkToken(mailedPaths.recovery)}
    read={readRecoveryLink}
    finish={(token, password) => thenDropSession(finishRecovery(token, password))}
    toSignIn={(email) =>
      goTo(loginPath(email ? { notice: 'password_set' } : {}), { replace: true, state: email ? { email } : null })
    }
  />
);

/** `/store/handover/<token>` */
const Handover = () => (
  <HandoverPage
    token={linkToken(mailedPaths.handover)}
    platform={remoteConfig().setting.app_name}
    read={readHandover}
    sendCode={(token) => sendHandoverCode(token, currentLanguage())}
    accept={(body) => acceptHandover({ ...body, language: currentLanguage() })}
    decline={declineHandover}
    toSignIn={toSignIn}
  />
);

const pages: readonly [path: string, Page: ComponentType][] = [
  [mailedPaths.undoChange, UndoChange],
  [mailedPaths.bankAlarm, BankAlarm],
  [mailedPaths.ownerAlarm, OwnerAlarm],
  [mailedPaths.recovery, Recovery],
  [mailedPaths.handover, Handover],
];

const Unknown = () => {
  useEffect(() => goTo(paths.error, { replace: true }), []);
  return null;
};

/** The pages of mailed links about who has an account, loaded separately from the sign-in. Other addresses go to `/error`. */
export default function MailedAlarm() {
  const found = pages.find(([path]) => window.location.pathname.startsWith(`${path}/`));
  const Page = found?.[1] ?? Unknown;
  return <Page />;
}
