import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'ra-core';
import { useNewVersion } from '../../config/newVersion';
import { FullPageMessage } from './FullPageMessage';

/** While a page's code is on its way. */
export const PageLoading = () => {
  const t = useTranslate();
  // The page is one of the newer version alone.
  if (useNewVersion())
    return (
      <FullPageMessage title={t('shell.update.title')} detail={t('shell.update.detail')} isWithinPage>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('shell.update.reload')}
        </Button>
      </FullPageMessage>
    );
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60dvh' }}>
      <CircularProgress aria-label={t('shell.start.loading')} />
    </Box>
  );
};
