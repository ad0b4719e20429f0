import { createTheme, type Theme } from '@mui/material/styles';
import type { Palette, ThemeMode } from './palette';
import { type ColourTheme, colourThemes } from './palettes';
import { breakpoints, fontFamily, type Radius, radii, touchTarget } from './tokens';

declare module '@mui/material/styles' {
  interface Palette {
    stage: import('./palette').Palette['stage'];
    sunken: string;
  }
  interface PaletteOptions {
    stage: import('./palette').Palette['stage'];
    sunken: string;
  }
}

const paletteOptions = (mode: ThemeMode, colours: Palette) => ({
  mode,
  primary: { main: colours.primary, contrastText: colours.onPrimary },
  secondary: { main: colours.primary, contrastText: colours.onPrimary },
  success: { main: colours.success },
  warning: { main: colours.warning },
  error: { main: colours.danger },
  info: { main: colours.info },
  background: { default: colours.canvas, paper: colours.surface },
  divider: colours.line,
  text: { primary: colours.text, secondary: colours.textMuted },
  stage: colours.stage,
  sunken: colours.sunken,
});

/**
 * The MUI theme of a colour, a mode and a corner style.
 *
 * @param direction `rtl` mirrors everything that is written with logical properties
 */
export function createAppTheme(
  colour: ColourTheme,
  mode: ThemeMode,
  radius: Radius,
  direction: 'ltr' | 'rtl' = 'ltr',
): Theme {
  const colours = colourThemes[colour][mode];
  return createTheme({
    direction,
    palette: paletteOptions(mode, colours),
    shape: { borderRadius: radii[radius] },
    breakpoints: { values: { xs: 0, sm: 600, md: breakpoints.menuHidden, lg: 1200, xl: breakpoints.subHidden } },
    typography: {
      fontFamily,
      h1: { fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2, letterSpacing: '-0.01em' },
      h2: { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.25 },
      h3: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.3 },
      subtitle2: { fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 550 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          body: { WebkitTapHighlightColor: 'transparent' },
          // A store's own text is read in its own direction, and stands at the side of the page's texts.
          '[dir=auto], input[dir=ltr][inputmode]': { textAlign: 'match-parent' },
          ':focus-visible': { outline: `3px solid ${colours.info}`, outlineOffset: 2 },
          '@media (prefers-reduced-motion: reduce)': {
            // No duration instead of a short one: a short one makes every inherited colour pass through a transition of
            // its own, level by level, and a page that just loaded is black on black for some frames.
            '*, *::before, *::after': { animationDuration: '0.01ms !important', transition: 'none !important' },
          },
        },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { minHeight: 40 },
          sizeLarge: { minHeight: touchTarget + 4 },
          sizeSmall: { minHeight: 32 },
        },
      },
      MuiIconButton: { styleOverrides: { root: { minWidth: 40, minHeight: 40 } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiTooltip: { defaultProps: { enterDelay: 400 } },
      MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
    },
  });
}
