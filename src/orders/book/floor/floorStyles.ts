import type { Theme } from '@mui/material/styles';

const tint = (color: string, percent: number, { palette }: Theme): string =>
  `color-mix(in srgb, ${color} ${percent}%, ${palette.background.paper})`;

/** A table. Its colour repeats what is written on it. */
export const tableSx = (theme: Theme) => {
  const { palette } = theme;
  const coloured = (color: string, percent = 16) => ({
    borderColor: color,
    backgroundColor: tint(color, percent, theme),
  });
  return {
    minInlineSize: 44,
    minBlockSize: 44,
    cursor: 'pointer',
    touchAction: 'manipulation',
    textAlign: 'center',
    lineHeight: 1.2,
    overflow: 'hidden',
    borderColor: palette.text.secondary,
    backgroundColor: palette.background.paper,
    gridTemplateColumns: 'minmax(0, 1fr)',
    zIndex: 1,
    // Below it, the bar of the chosen booking covers a part of a phone's screen.
    scrollMarginBlockEnd: '180px',
    '&[data-state=due]': coloured(palette.primary.main),
    '&[data-state=late], &[data-state=over]': coloured(palette.warning.main, 24),
    '&[data-state=seated]': coloured(palette.success.main),
    '&[data-state=clearing]': { borderStyle: 'dashed' },
    '&[aria-pressed=true]': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 1, zIndex: 2 },
    '&[data-over=true]': { boxShadow: `0 0 0 4px ${palette.primary.main}`, zIndex: 2 },
    '&[data-dragged=true]': { zIndex: 3, cursor: 'grabbing', boxShadow: '0 4px 12px rgb(0 0 0 / 0.25)' },
    '&:focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2, zIndex: 3 },
    '& .number': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
    '& .state, & .guests, & .seats': {
      fontSize: '0.75rem',
      maxInlineSize: '100%',
      paddingInline: '4px',
      overflow: 'hidden',
    },
    '& .state': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
    '& .seats': { color: palette.text.secondary },
    '& .guests': { fontWeight: 600, textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  } as const;
};
