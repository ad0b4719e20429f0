import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { setThemeChoice, useThemeChoice } from '../../theme/themeChoice';
import { AdminLink } from './AdminLink';
import { Section } from './Section';
import { ThemeSwatches } from './ThemeSwatches';

/** The colours to choose from, light and dark, round and square; and the way in once more. */
export const Themes = () => {
  const t = useTranslate();
  const { mode, radius } = useThemeChoice();
  return (
    <Section name="themes">
      <ThemeSwatches />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, mt: 3 }}>
        <FormControlLabel
          label={t('shell.dark_mode')}
          control={
            <Switch
              checked={mode === 'dark'}
              onChange={(_, isDark) => setThemeChoice({ mode: isDark ? 'dark' : 'light' })}
            />
          }
        />
        <FormControlLabel
          label={t('landing.themes.rounded')}
          control={
            <Switch
              checked={radius === 'rounded'}
              onChange={(_, isRounded) => setThemeChoice({ radius: isRounded ? 'rounded' : 'flat' })}
            />
          }
        />
      </Box>
      <Box
        sx={{
          mt: { xs: 7, md: 10 },
          p: { xs: 3, md: 6 },
          borderRadius: 2,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 3,
        }}
      >
        <Typography
          component="p"
          sx={{ fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem)', fontWeight: 620, lineHeight: 1.15 }}
        >
          {t('landing.themes.closing')}
        </Typography>
        <AdminLink
          size="large"
          sx={{ px: 3, bgcolor: 'background.paper', color: 'primary.main', '&:hover': { bgcolor: 'sunken' } }}
        />
      </Box>
    </Section>
  );
};
