import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import Button from '@mui/material/Button';
import { useLogout, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AccessBlocker } from '#contract/access';
import { FullPageMessage } from '../../components/feedback/FullPageMessage';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { securityPath } from '../../config/paths';
import type { Blocker } from '../../session/blockerOf';
import { useSession } from '../../session/useSession';
import { blockReason } from './blockReason';
import { useBlockedTitle, useStoreTitle } from './useBlockedTitle';

/** Tells a team member to set up the second factor that the store requires. The pages appear once it is there. */
const FactorNeeded = () => {
  const t = useTranslate();
  const store = useStoreTitle();
  useDocumentTitle(t('security.needed.title'));
  return (
    <FullPageMessage
      isWithinPage
      mark={<ShieldIcon sx={{ fontSize: 'inherit' }} />}
      title={t('security.needed.title')}
      detail={t('security.needed.detail', { store })}
    >
      <Button component={Link} to={securityPath} variant="contained" size="large">
        {t('security.needed.set_up')}
      </Button>
    </FullPageMessage>
  );
};

const Blocked = ({ blocker }: { blocker: AccessBlocker }) => {
  const t = useTranslate();
  const logout = useLogout();
  const session = useSession();
  const title = useBlockedTitle();
  useDocumentTitle(title);
  return (
    <FullPageMessage
      isWithinPage
      mark={<StorefrontIcon sx={{ fontSize: 'inherit' }} />}
      title={title}
      detail={t(`access.blocked.${session ? blockReason(blocker, session) : blocker}`)}
    >
      <Button variant="outlined" size="large" onClick={() => logout()}>
        {t('shell.sign_out')}
      </Button>
    </FullPageMessage>
  );
};

/** Tells a team member that they can't work, why, and what to do or whom to ask. The pages appear once they can. */
export default function StoreBlocked({ blocker }: { blocker: Blocker }) {
  return blocker === 'second_factor' ? <FactorNeeded /> : <Blocked blocker={blocker} />;
}
