import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { type AccessBlocker, missingVerification } from '#contract/access';
import { type NotVerified, notVerified } from '../../authProvider/notVerified';
import { paths } from '../../config/paths';
import { isSupportOffered } from '../../config/supportOffer';
import type { Blocker } from '../../session/blockerOf';
import type { StoredSession } from '../../session/session';
import { useSession } from '../../session/useSession';
import { signOutWithNotice } from '../signOutWithNotice';
import { openSupport } from '../support/useSupportPanel';
import { blockReason } from './blockReason';
import { useStoreTitle } from './useBlockedTitle';

/** The notice for an owner. For a store that isn't verified, it names what is missing. */
const ownerNotice = (blocker: AccessBlocker, { store, settings }: StoredSession): AccessBlocker | NotVerified =>
  blocker === 'not_verified' ? notVerified(missingVerification(store, settings)) : blocker;

/**
 * Above the profile of a blocked store: why it can't work, for as long as that is true. It leads to support, since there
 * is no menu that does, and an owner who has to verify the store to the sign-in, after which that is done.
 */
export default function BlockedNotice({ blocker }: { blocker: Blocker }) {
  const t = useTranslate();
  const session = useSession();
  const store = useStoreTitle();
  if (!session) return null;
  const isTeam = session.sub_store !== undefined;
  // Only the team has to have a second factor.
  const notice = blocker === 'second_factor' ? null : ownerNotice(blocker, session);
  const reason = notice && blockReason(notice, session);
  const teamText = notice
    ? t(`access.blocked.${blockReason(blocker, session)}`)
    : t('security.needed.detail', { store });
  return (
    <Alert
      severity="warning"
      sx={{ maxInlineSize: 760, mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <>
          {!isTeam && notice && blocker === 'not_verified' && (
            <Button
              color="inherit"
              onClick={() => signOutWithNotice({ notice, from: paths.profile })}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {t('access.invitation.to_sign_in')}
            </Button>
          )}
          {isSupportOffered() && (
            <Button color="inherit" onClick={openSupport} sx={{ whiteSpace: 'nowrap' }}>
              {t('shell.error.write')}
            </Button>
          )}
        </>
      }
    >
      {isTeam ? teamText : t(`shell.guard.${reason}`)}
    </Alert>
  );
}
