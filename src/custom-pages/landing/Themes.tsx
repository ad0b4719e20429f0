import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type ColourTheme, colourThemes } from '../../theme/palettes';
import { setThemeChoice, useThemeChoice } from '../../theme/themeChoice';
import { AdminLink } from './AdminLink';
import { Section } from './Section';
import { wide } from './SectionLinks';

const Swatch = styled('label')(({ theme: { palette, shape } }) => ({
  position: 'relative',
  display: 'grid',
  gap: 10,
  padding: 10,
  border: `1px solid ${palette.divider}`,
  borderRadius: Number(shape.borderRadius) + 2,
  backgroundColor: palette.background.paper,
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { borderColor: palette.text.secondary },
  '&:has(:checked)': { borderColor: palette.primary.main, boxShadow: `0 0 0 1px ${palette.primary.main}` },
  '&:has(:focus-visible)': { outline: `3px solid ${palette.info.main}`, outlineOffset: 2 },
  '& > input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
}));

const colours = Object.keys(colourThemes) as ColourTheme[];

/** The ten colours; choosing one changes the whole product immediately. */
const ThemeSwatches = () => {
  const t = useTranslate();
  const name = useId();
  const { mode, colour: chosen } = useThemeChoice();
  return (
    <Box
      role="radiogroup"
      aria-label={t('shell.appearance.colour')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(46%, 168px), 1fr))',
        gap: 2,
        [wide]: { gridTemplateColumns: 'repeat(5, 1fr)' },
      }}
    >
      {colours.map((colour) => {
        const { primary, onPrimary, sunken } = colourThemes[colour][mode];
        return (
          <Swatch key={colour}>
            <input type="radio" name={name} checked={colour === chosen} onChange={() => setThemeChoice({ colour })} />
            <Box
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                blockSize: 72,
                borderRadius: 1,
                color: onPrimary,
                background: `linear-gradient(90deg, ${primary} 72%, ${sunken} 72%)`,
              }}
            >
              {colour === chosen && <CheckIcon />}
            </Box>
            {t(`shell.appearance.colours.${colour}`)}
          </Swatch>
        );
      })}
    </Box>
  );
};

/** Colours, light and dark, round and square corners; and the link into the app again. */
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
