import { acceptInvitation, readInvitation } from './authProvider/acceptInvitation';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo } from './config/goTo';
import { loginPath } from './config/loginPath';
import { homePath, paths } from './config/paths';
import { withTexts } from './i18n/index';

const InvitationPage = lazyWithRetry(
  withTexts(
    'frame',
    withTexts('pages', () => import('./custom-pages/invitation/InvitationPage')),
  ),
);

/** What can be no token is none that anybody was given. */
const wellFormed = (token: string): string => (/^[\w-]{43}$/.test(token) ? token : '');

/** `/store/invitation/<token>`, apart, so that the sign-in does not carry it. Its visitor needs the texts of the pages next. */
export default function Invitation() {
  const token = wellFormed(window.location.pathname.slice(paths.invitation.length + 1));
  return (
    <InvitationPage
      token={token}
      read={readInvitation}
      accept={acceptInvitation}
      toSignIn={() => goTo(loginPath())}
      // The link is used up: going back would only say so.
      toApp={() => goTo(homePath, { replace: true })}
    />
  );
}
