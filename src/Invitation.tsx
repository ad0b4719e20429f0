import { acceptInvitation, readInvitation } from './authProvider/acceptInvitation';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo } from './config/goTo';
import { linkToken } from './config/linkToken';
import { loginPath } from './config/loginPath';
import { homePath, paths } from './config/paths';
import { withTexts } from './i18n/index';

const InvitationPage = lazyWithRetry(
  withTexts(
    'frame',
    withTexts(['pages', 'tools'], () => import('./custom-pages/passwords/InvitationPage')),
  ),
);

/** `/store/invitation/<token>`, loaded separately from the sign-in. Its visitor needs the admin pages' texts next. */
export default function Invitation() {
  return (
    <InvitationPage
      token={linkToken(paths.invitation)}
      read={readInvitation}
      accept={acceptInvitation}
      toSignIn={() => goTo(loginPath())}
      // The link has been used: going back would only show that.
      toApp={() => goTo(homePath, { replace: true })}
    />
  );
}
