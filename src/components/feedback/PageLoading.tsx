import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';

/** While a page's code is on its way. */
export const PageLoading = () => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60dvh' }}>
      <CircularProgress aria-label={t('shell.start.loading')} />
    </Box>
  );
};
