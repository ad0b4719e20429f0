import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';

/** Shown while a page's code loads. */
export const PageLoading = () => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60dvh' }}>
      <CircularProgress aria-label={t('shell.start.loading')} />
    </Box>
  );
};
