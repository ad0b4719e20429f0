import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { FullPageMessage } from '../components/feedback/FullPageMessage';
import { PageLoading } from '../components/feedback/PageLoading';
import { useNewVersion } from '../config/newVersion';

/** While a page's code is on its way; where it is in the newer version alone, the way there. */
export const PageFallback = () => {
  const t = useTranslate();
  if (!useNewVersion()) return <PageLoading />;
  return (
    <FullPageMessage title={t('shell.update.title')} detail={t('shell.update.detail')} isWithinPage>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('shell.update.reload')}
      </Button>
    </FullPageMessage>
  );
};
