import { acceptInvitation, readInvitation } from './authProvider/acceptInvitation';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo } from './config/goTo';
import { loginPath } from './config/loginPath';
import { homePath, paths } from './config/paths';
import { withTexts } from './i18n/index';

const InvitationPage = lazyWithRetry(
  withTexts(
    'frame',
    withTexts(['pages', 'tools'], () => import('./custom-pages/invitation/InvitationPage')),
  ),
);

/** A malformed token can't belong to any invitation. */
const wellFormed = (token: string): string => (/^[\w-]{43}$/.test(token) ? token : '');

/** `/store/invitation/<token>`, loaded separately from the sign-in. Its visitor needs the admin pages' texts next. */
export default function Invitation() {
  const token = wellFormed(window.location.pathname.slice(paths.invitation.length + 1));
  return (
    <InvitationPage
      token={token}
      read={readInvitation}
      accept={acceptInvitation}
      toSignIn={() => goTo(loginPath())}
      // The link has been used: going back would only show that.
      toApp={() => goTo(homePath, { replace: true })}
    />
  );
}
