import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import Button from '@mui/material/Button';
import { useLogout, useTranslate } from 'react-admin';
import type { AccessBlocker } from '#contract/access';
import { FullPageMessage } from '../../components/feedback/FullPageMessage';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { useBlockedTitle } from './useBlockedTitle';

/** Tells a team member that the store is blocked, why, and whom to ask. The pages appear once it can work. */
export default function StoreBlocked({ blocker }: { blocker: AccessBlocker }) {
  const t = useTranslate();
  const logout = useLogout();
  const title = useBlockedTitle();
  useDocumentTitle(title);
  return (
    <FullPageMessage
      isWithinPage
      mark={<StorefrontIcon sx={{ fontSize: 'inherit' }} />}
      title={title}
      detail={t(`access.blocked.${blocker}`)}
    >
      <Button variant="outlined" size="large" onClick={() => logout()}>
        {t('shell.sign_out')}
      </Button>
    </FullPageMessage>
  );
}
