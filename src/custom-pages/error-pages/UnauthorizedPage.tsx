import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { FullPageMessage } from '../../components/feedback/FullPageMessage';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { goTo } from '../../config/goTo';
import { adminRoot } from '../../config/paths';

/** `/unauthorized`: the account has no access to the requested page. */
export default function UnauthorizedPage() {
  const t = useTranslate();
  useDocumentTitle(t('shell.unauthorized.title'));
  return (
    <FullPageMessage mark="401" title={t('shell.unauthorized.title')} detail={t('shell.unauthorized.detail')}>
      <Button
        variant="contained"
        size="large"
        href={adminRoot}
        onClick={(event) => {
          // Leave opening other tabs and windows to the browser.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          goTo(adminRoot);
        }}
      >
        {t('shell.unauthorized.home')}
      </Button>
    </FullPageMessage>
  );
}
