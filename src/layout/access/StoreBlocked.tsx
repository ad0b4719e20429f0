import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { useTranslate } from 'react-admin';
import type { AccessBlocker } from '#contract/access';
import { FullPageMessage } from '../../components/feedback/FullPageMessage';

/** Tells a team member why the store can't work yet. The pages appear once it can. */
export default function StoreBlocked({ blocker }: { blocker: AccessBlocker }) {
  const t = useTranslate();
  return (
    <FullPageMessage
      isWithinPage
      mark={<StorefrontIcon sx={{ fontSize: 'inherit' }} />}
      title={t('access.blocked.title')}
      detail={t(`access.blocked.${blocker}`)}
    />
  );
}
