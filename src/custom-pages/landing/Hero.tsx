import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { paths } from '../../config/paths';
import { AdminLink, linkTo } from './AdminLink';
import { ScreenPicture } from './ScreenPicture';
import { anchor, pageWidth } from './Section';

const Stage = styled('div')(({ theme: { palette } }) => {
  const isDark = palette.mode === 'dark';
  const ground = isDark ? palette.background.default : palette.primary.main;
  const [from, to] = isDark
    ? [`color-mix(in oklab, ${palette.primary.main} 22%, ${ground})`, ground]
    : [ground, `color-mix(in oklab, ${ground}, #000 42%)`];
  return {
    position: 'relative',
    overflow: 'hidden',
    color: isDark ? palette.text.primary : palette.primary.contrastText,
    backgroundColor: isDark ? ground : to,
    backgroundImage: `linear-gradient(165deg, ${from}, ${to} 85%)`,
  };
});

const Screen = styled('div')(({ theme: { shape, shadows } }) => ({
  overflow: 'hidden',
  borderRadius: Number(shape.borderRadius) + 4,
  boxShadow: shadows[16],
}));

/** Presents the product in one sentence and one picture. */
export const Hero = () => {
  const t = useTranslate();
  return (
    <Stage>
      <Box sx={{ ...pageWidth, pt: { xs: 6, md: 10 } }}>
        <Box {...anchor('home')} sx={{ maxInlineSize: 760, marginInline: 'auto', textAlign: 'center' }}>
          <Typography variant="display" component="h1" sx={{ textWrap: 'balance' }}>
            {t('signIn.brand.claim')}
          </Typography>
          <Typography
            sx={{ mt: 2.5, fontSize: { xs: '1.125rem', md: '1.3rem' }, lineHeight: 1.5, textWrap: 'balance' }}
          >
            {t('landing.home.detail')}
          </Typography>
          <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
            <AdminLink
              size="large"
              sx={({ palette }) =>
                palette.mode === 'dark'
                  ? { px: 3 }
                  : { px: 3, bgcolor: 'background.paper', color: 'primary.main', '&:hover': { bgcolor: 'sunken' } }
              }
            />
            <Button
              component="a"
              {...linkTo(paths.register)}
              size="large"
              color="inherit"
              variant="outlined"
              sx={{ px: 3 }}
            >
              {t('signIn.register')}
            </Button>
            <Button component="a" href="#features" size="large" color="inherit" variant="outlined" sx={{ px: 3 }}>
              {t('landing.home.see')}
            </Button>
          </Box>
        </Box>
        <Box
          sx={{
            position: 'relative',
            mt: { xs: 5, md: 8 },
            mb: { xs: -3, md: -8 },
            marginInline: 'auto',
            maxInlineSize: 1040,
            paddingInlineEnd: { xs: 4, sm: 8 },
          }}
        >
          <Screen>
            <ScreenPicture name="hero" alt={t('landing.home.board_alt')} isFirst />
          </Screen>
          <Screen
            sx={{
              position: 'absolute',
              insetInlineEnd: 0,
              insetBlockEnd: { xs: 24, md: 64 },
              inlineSize: { xs: '24%', sm: '21%' },
            }}
          >
            <ScreenPicture name="hero-phone" alt={t('landing.home.phone_alt')} isFirst />
          </Screen>
        </Box>
      </Box>
    </Stage>
  );
};
