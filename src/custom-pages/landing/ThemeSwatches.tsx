import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type ColourTheme, colourThemes } from '../../theme/palettes';
import { setThemeChoice, useThemeChoice } from '../../theme/themeChoice';
import { wide } from './landingSections';

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

/** The ten colours; the chosen one is the whole product's at once. */
export const ThemeSwatches = () => {
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
