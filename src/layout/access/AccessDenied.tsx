import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Need } from '#contract/allows';
import { usePermissionText } from '../../components/access/usePermissionText';
import { FullPageMessage } from '../../components/feedback/FullPageMessage';

/** A page that the account isn't allowed to open: which permission it requires, and whom to ask. */
export default function AccessDenied({ need, to }: { need: Need; to: string }) {
  const t = useTranslate();
  const { nameOf } = usePermissionText();
  // Any one of them is enough.
  const [permission] = need.permission === undefined ? [] : [need.permission].flat();
  return (
    <FullPageMessage
      isWithinPage
      mark={<LockIcon sx={{ fontSize: 'inherit' }} />}
      title={t('shell.unauthorized.title')}
      detail={
        permission && !need.ownerOnly
          ? t('access.denied.permission', { name: nameOf(permission) })
          : t('access.denied.owner')
      }
    >
      <Button variant="contained" size="large" component={Link} to={to}>
        {t('access.taken.leave')}
      </Button>
    </FullPageMessage>
  );
}
