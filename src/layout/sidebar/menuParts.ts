import { styled, type Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** Marks the current entry: a bar at the inline start and a tint of the theme's colour. */
const currentMark = {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: '22%',
  inlineSize: 3,
  borderRadius: 3,
} as const;

/** Styles of the menu's links and buttons: plain, tinted for the current page, and never marked by colour alone. */
const target = ({ palette, shape, typography }: Theme) =>
  ({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    border: 0,
    inlineSize: '100%',
    background: 'none',
    color: palette.text.primary,
    font: 'inherit',
    fontFamily: typography.fontFamily,
    textAlign: 'start',
    textDecoration: 'none',
    borderRadius: shape.borderRadius,
    cursor: 'pointer',
    transition: 'background-color 120ms',
    '& svg': { flexShrink: 0, color: palette.text.secondary },
    '&:hover, &[aria-expanded="true"]': { background: palette.action.hover },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current], &[data-current]': {
      background: `color-mix(in srgb, ${palette.primary.main} 10%, transparent)`,
      fontWeight: 600,
      '& svg': { color: palette.primary.main },
      '&::before': { ...currentMark, background: palette.primary.main },
    },
  }) as const;

const line = ({ theme }: { theme: Theme }) => ({
  ...target(theme),
  minBlockSize: 44,
  gap: 8,
  paddingInline: 8,
  paddingBlock: 6,
  fontSize: '0.875rem',
  lineHeight: 1.3,
  // A name that is one long word, as in German, is hyphenated.
  hyphens: 'auto' as const,
  overflowWrap: 'anywhere' as const,
  // Only slightly bolder, so that a name that fits in its line still fits when it is current.
  '&&[aria-current], &&[data-current]': { fontWeight: 550 },
  '&[data-nested]': { paddingInlineStart: 28 },
});

/** A line of the panel or the drawer: a page, or the heading of a group. */
export const LineLink = styled(Link)(line);
export const LineButton = styled('button')(line);

const tile = ({ theme }: { theme: Theme }) =>
  ({
    ...target(theme),
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 4,
    minBlockSize: 64,
    paddingInline: 2,
    paddingBlock: 8,
    fontSize: '0.71875rem',
    lineHeight: 1.25,
    // A bolder font would change where the name wraps.
    '&&': { fontWeight: 450 },
    textAlign: 'center',
    '& .name': {
      maxInlineSize: '100%',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      hyphens: 'auto',
      overflowWrap: 'anywhere',
    },
  }) as const;

/** A parent in the narrow column, its icon above its name: a page, or the button that opens its children. */
export const TileLink = styled(Link)(tile);
export const TileButton = styled('button')(tile);
