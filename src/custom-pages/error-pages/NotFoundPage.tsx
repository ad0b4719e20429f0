import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { FullPageMessage } from '../../components/feedback/FullPageMessage';
import { goTo } from '../../config/goTo';
import { adminRoot, paths } from '../../config/paths';
import { callApi } from '../../dataProvider/callApi';

/** `/error`: the way home leads to the admin root where a session still holds, else to the sign-in. */
export const NotFoundPage = () => {
  const t = useTranslate();
  const goHome = () =>
    callApi('get_store_data', {}).then(
      () => goTo(adminRoot),
      () => goTo(paths.login),
    );
  return (
    <FullPageMessage mark="404" title={t('shell.not_found.title')} detail={t('shell.not_found.detail')}>
      <Button variant="contained" onClick={goHome}>
        {t('shell.not_found.home')}
      </Button>
    </FullPageMessage>
  );
};
