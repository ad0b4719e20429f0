import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { FullPageMessage } from '../../components/feedback/FullPageMessage';
import { adminRoot } from '../../config/paths';

/** `/unauthorized`: the account may not see the page it asked for. */
export const UnauthorizedPage = () => {
  const t = useTranslate();
  return (
    <FullPageMessage mark="401" title={t('shell.unauthorized.title')} detail={t('shell.unauthorized.detail')}>
      <Button variant="contained" component={Link} to={adminRoot}>
        {t('shell.unauthorized.home')}
      </Button>
    </FullPageMessage>
  );
};
