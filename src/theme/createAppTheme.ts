import { createTheme, lighten, type Shadows, type Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { Palette, ThemeMode } from './palette';
import { type ColourTheme, colourThemes } from './palettes';
import {
  breakpoints,
  elevation,
  fontFamily,
  frame,
  motion,
  type Radius,
  radii,
  spacingStep,
  touchTarget,
  typeScale,
} from './tokens';

declare module '@mui/material/styles' {
  interface Palette {
    stage: import('./palette').Palette['stage'];
    sunken: string;
  }
  interface PaletteOptions {
    stage: import('./palette').Palette['stage'];
    sunken: string;
  }
  interface TypographyVariants {
    display: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
  }
}

/** MUI darkens hovered elements. In dark mode, where text on a colour is dark, the text would fade. */
const pointable = (mode: ThemeMode, main: string) => (mode === 'dark' ? { main, dark: lighten(main, 0.2) } : { main });

const paletteOptions = (mode: ThemeMode, colours: Palette) => ({
  mode,
  primary: { ...pointable(mode, colours.primary), contrastText: colours.onPrimary },
  secondary: { ...pointable(mode, colours.primary), contrastText: colours.onPrimary },
  success: pointable(mode, colours.success),
  warning: pointable(mode, colours.warning),
  error: pointable(mode, colours.danger),
  info: pointable(mode, colours.info),
  background: { default: colours.canvas, paper: colours.surface },
  divider: colours.line,
  text: { primary: colours.text, secondary: colours.textMuted },
  stage: colours.stage,
  sunken: colours.sunken,
});

/** MUI has 24 elevations; the design uses three. */
function shadowsOf(mode: ThemeMode): Shadows {
  const { raised, floating, over } = elevation[mode];
  const heights = Array.from({ length: 25 }, (_, height) =>
    height === 0 ? 'none' : height < 3 ? raised : height < 16 ? floating : over,
  );
  return heights as Shadows;
}

const { quick, calm, slow, easing } = motion;
const transitions = {
  duration: {
    shortest: quick,
    shorter: quick,
    short: calm,
    standard: calm,
    complex: slow,
    enteringScreen: calm,
    leavingScreen: quick,
  },
  easing: { easeInOut: easing, easeOut: easing },
};

/** Touch screens, where buttons must be high enough for a finger. */
const coarse = '@media (pointer: coarse)';

/** Links in rows and on cards. */
const textLinks = 'main :is(tbody, li, article) a:not(.MuiButtonBase-root)';

/** Distance of a dialog's top edge from the bar. */
const dialogTop = 'clamp(16px, 8dvh, 80px)';

/** The colour of a notice of each severity. */
const noticeColours = { success: 'success', info: 'info', warning: 'warning', error: 'danger' } as const;

/**
 * The MUI theme for a colour, a mode and a corner style.
 *
 * @param direction `rtl` mirrors everything written with logical properties
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
    spacing: spacingStep,
    shadows: shadowsOf(mode),
    transitions,
    typography: { fontFamily, ...typeScale, button: { ...typeScale.button, textTransform: 'none' } },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          body: { WebkitTapHighlightColor: 'transparent' },
          'a[data-tapped]': { opacity: 0.55 },
          // A store's own text is read in its own direction, but aligned like the page's texts.
          // Chromium only knows the value by its old name.
          '[dir=auto], input[dir=ltr][inputmode]': { textAlign: ['-webkit-match-parent', 'match-parent'] },
          // An empty field has no text direction of its own: put the caret on the label's side.
          ':is(input, textarea)[dir=auto]:placeholder-shown': { direction: 'inherit' },
          // Placeholders that are too long end in an ellipsis.
          'input:placeholder-shown': { textOverflow: 'ellipsis' },
          // Whatever size a page gives them for a mouse; large buttons are larger already.
          [coarse]: {
            '.MuiButton-root:not(.MuiButton-sizeLarge), .MuiToggleButton-root': {
              minBlockSize: `${touchTarget}px !important`,
            },
            // A link among other texts keeps its look, and is tapped within a finger's height around its middle.
            [`:where(${textLinks})`]: { position: 'relative' },
            [`:where(${textLinks})::after`]: {
              content: '""',
              position: 'absolute',
              insetInline: 0,
              insetBlock: `min(0px, calc(50% - ${touchTarget / 2}px))`,
            },
            // Its end is cut off, but not the height around it.
            'a.MuiTypography-noWrap': { overflow: 'clip visible' },
          },
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
      // Styles can only detect an empty field if it has a placeholder.
      MuiInputBase: { defaultProps: { placeholder: ' ' } },
      MuiMenuItem: {
        // MUI drops its own minimum height from 600 px on, whatever `sx` says, but tablets are touched too.
        styleOverrides: {
          root: ({ theme }) => ({ minHeight: touchTarget, [theme.breakpoints.up('sm')]: { minHeight: touchTarget } }),
        },
      },
      MuiChip: { styleOverrides: { clickable: { [coarse]: { height: 40, borderRadius: 20 } } } },
      MuiTablePagination: {
        styleOverrides: { select: { [coarse]: { minHeight: touchTarget, alignContent: 'center' } } },
      },
      MuiIconButton: {
        styleOverrides: {
          root: { minWidth: 40, minHeight: 40, [coarse]: { minWidth: touchTarget, minHeight: touchTarget } },
        },
      },
      // In dark mode, MUI's own colours are darker than the background: a hole instead of a notice.
      MuiAlert: {
        styleOverrides: {
          standard: ({ ownerState: { severity = 'success' } }) =>
            mode === 'dark' && {
              backgroundColor: `color-mix(in srgb, ${colours[noticeColours[severity]]} 16%, ${colours.surface})`,
            },
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      // A dialog's buttons align with the end of its content. They all have the same size, and those that change
      // nothing have the same style.
      MuiDialogActions: {
        styleOverrides: {
          root: {
            padding: '8px 24px 16px',
            '& .MuiButton-root': { minHeight: touchTarget + 4, fontSize: '0.9375rem' },
            '& .MuiButton-textPrimary': { color: colours.text },
          },
        },
      },
      MuiDialogTitle: { defaultProps: { variant: 'h2' }, styleOverrides: { root: { overflowWrap: 'anywhere' } } },
      // Notices appear over the bar while a dialog is open. Dialogs and drawers always leave that space, so they never
      // move. A dialog keeps its top edge: centered, its content would move under the pointer whenever its
      // height changes.
      MuiDialog: {
        styleOverrides: {
          container: { height: `calc(100% - ${frame.bar}px)`, marginBlockStart: frame.bar, alignItems: 'flex-start' },
          paper: ({ ownerState: { fullScreen } }) =>
            !fullScreen && { marginBlockStart: dialogTop, maxHeight: `calc(100% - ${dialogTop} - 32px)` },
        },
      },
      MuiDrawer: {
        styleOverrides: {
          paper: {
            '&.MuiDrawer-paperAnchorLeft, &.MuiDrawer-paperAnchorRight': {
              insetBlockStart: frame.bar,
              height: `calc(100% - ${frame.bar}px)`,
            },
            maxHeight: `calc(100% - ${frame.bar}px)`,
          },
        },
      },
      MuiPopover: { styleOverrides: { root: ({ theme }) => ({ zIndex: theme.zIndex.snackbar + 1 }) } },
      MuiTooltip: { defaultProps: { enterDelay: 400 } },
      // The default is too faint on the page's background.
      MuiToggleButton: { styleOverrides: { root: ({ theme }) => ({ color: theme.palette.text.secondary }) } },
      MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
    },
  });
}
