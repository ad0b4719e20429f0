import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { patientLazy } from '../../components/patientLazy';

/** The form is what is waited for; the picture may come after it. */
const OrderRail = patientLazy(() => import('./OrderRail'));

/** What the product is about: in a picture and two lines. */
export const BrandPanel = () => {
  const t = useTranslate();
  return (
    <Box
      component="aside"
      aria-label={t('shell.product')}
      sx={(theme) => ({
        position: 'sticky',
        insetBlockStart: 0,
        blockSize: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        overflow: 'hidden',
        color: '#fff',
        bgcolor: theme.palette.mode === 'dark' ? '#0a2036' : '#0f4c7d',
        backgroundImage:
          theme.palette.mode === 'dark'
            ? 'linear-gradient(160deg, #0c2b48 0%, #081827 100%)'
            : 'linear-gradient(160deg, #155a91 0%, #0b3a62 100%)',
      })}
    >
      <Suspense fallback={<span />}>
        <OrderRail />
      </Suspense>
      <Box sx={{ position: 'relative', p: { md: 5, lg: 7 }, pt: { md: 0, lg: 0 }, maxWidth: 640 }}>
        <Typography component="p" sx={{ fontSize: 'clamp(2rem, 3.6vw, 3.25rem)', fontWeight: 650, lineHeight: 1.08 }}>
          {t('signIn.brand.claim')}
        </Typography>
        <Typography sx={{ mt: 2, fontSize: '1.125rem', color: '#d5e6f5' }}>{t('signIn.brand.detail')}</Typography>
      </Box>
    </Box>
  );
};
