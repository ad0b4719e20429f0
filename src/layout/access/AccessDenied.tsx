import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Need } from '#contract/allows';
import { usePermissionText } from '../../components/access/usePermissionText';
import { FullPageMessage } from '../../components/feedback/FullPageMessage';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';

const line = { display: 'block' };

/** Shown for a page that the account can't open: which permission it requires, and whom to ask. */
export default function AccessDenied({ need, to }: { need: Need; to: string }) {
  const t = useTranslate();
  const { nameOf } = usePermissionText();
  // Any one of the permissions is enough, so name the first.
  const [permission] = need.permission === undefined ? [] : [need.permission].flat();
  useDocumentTitle(t('shell.unauthorized.title'));
  const remedy =
    permission && !need.ownerOnly
      ? t('access.denied.permission', { name: nameOf(permission) })
      : t('access.denied.owner');
  return (
    <FullPageMessage
      isWithinPage
      mark={<LockIcon sx={{ fontSize: 'inherit' }} />}
      title={t('shell.unauthorized.title')}
      detail={
        <>
          <span style={line}>{t('shell.unauthorized.detail')}</span>
          <span style={line}>{remedy}</span>
        </>
      }
    >
      <Button variant="contained" size="large" component={Link} to={to}>
        {t('access.taken.leave')}
      </Button>
    </FullPageMessage>
  );
}
