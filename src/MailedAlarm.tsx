import { type ComponentType, useEffect } from 'react';
import { raiseBankAlarm, readBankAlarm } from './authProvider/bankAlarm';
import { dropEndedSession } from './authProvider/dropEndedSession';
import { raiseFactorAlarm, readFactorAlarm } from './authProvider/factorAlarm';
import { acceptHandover, declineHandover, readHandover, sendHandoverCode } from './authProvider/handover';
import { raiseOwnerAlarm, readOwnerAlarm } from './authProvider/ownerAlarm';
import { finishRecovery, readRecoveryLink } from './authProvider/ownerRecovery';
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
const FactorAlarmPage = lazyWithRetry(
  withTexts(['pages', 'tools'], () => import('./custom-pages/passwords/FactorAlarmPage')),
);
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

/** Does what a link asks for, and mails about it in the page's language. */
const inLanguage =
  <Reply,>(act: (token: string, language: string) => Promise<Reply>) =>
  (token: string): Promise<Reply> =>
    thenDropSession(act(token, currentLanguage()));
const raiseBank = inLanguage(raiseBankAlarm);
const raiseFactor = inLanguage(raiseFactorAlarm);
const undoChange = inLanguage(undoAddressChange);

/** `/store/bank-alarm/<token>` */
const BankAlarm = () => (
  <BankAlarmPage
    token={linkToken(mailedPaths.bankAlarm)}
    read={readBankAlarm}
    raise={raiseBank}
    canSendMail={remoteConfig().setting.can_send_mail}
    toSignIn={toSignIn}
  />
);

/** `/store/factor-alarm/<token>` */
const FactorAlarm = () => (
  <FactorAlarmPage
    token={linkToken(mailedPaths.factorAlarm)}
    read={readFactorAlarm}
    raise={raiseFactor}
    toSignIn={toSignIn}
  />
);

/** `/store/undo-change/<token>` */
const UndoChange = () => (
  <UndoChangePage
    token={linkToken(mailedPaths.undoChange)}
    read={readAddressChange}
    raise={undoChange}
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
    // A configuration that an older version stored has none.
    termsUrl={remoteConfig().setting.terms_url ?? null}
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
  [mailedPaths.factorAlarm, FactorAlarm],
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
