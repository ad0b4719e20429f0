import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { AccessBlocker } from '#contract/access';
import { isSupportOffered } from '../../config/supportOffer';
import { useSession } from '../../session/useSession';
import { openSupport } from '../support/useSupportPanel';

/**
 * Above the profile of a blocked store: why it can't work, for as long as that is true. It leads to support, since there
 * is no menu that does.
 */
export default function BlockedNotice({ blocker }: { blocker: AccessBlocker }) {
  const t = useTranslate();
  const isTeam = useSession()?.sub_store !== undefined;
  return (
    <Alert
      severity="warning"
      sx={{ maxInlineSize: 760, mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        isSupportOffered() && (
          <Button color="inherit" onClick={openSupport} sx={{ whiteSpace: 'nowrap' }}>
            {t('shell.error.write')}
          </Button>
        )
      }
    >
      {t(`${isTeam ? 'access.blocked' : 'shell.guard'}.${blocker}`)}
    </Alert>
  );
}
