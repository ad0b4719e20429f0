import LockIcon from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import { FullPageMessage } from '../../components/feedback/FullPageMessage';

/** A sub-account without permissions. New permissions appear automatically. */
export default function NoAccessPage() {
  const t = useTranslate();
  return (
    <FullPageMessage
      isWithinPage
      mark={<LockIcon sx={{ fontSize: 'inherit' }} />}
      title={t('access.nothing.title')}
      detail={t('access.nothing.detail')}
    />
  );
}
