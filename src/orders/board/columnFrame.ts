import { styled } from '@mui/material/styles';

/** One stage, marked with `data-stage`: a header, and cards that scroll separately. */
export const ColumnFrame = styled('section')(({ theme: { palette, shape } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  background: palette.sunken,
  borderRadius: shape.borderRadius,
  overflow: 'hidden',
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    paddingInline: 12,
    paddingBlock: 10,
    borderBlockEnd: '2px solid transparent',
  },
  '& > header h2': { margin: 0, fontSize: '0.9375rem', fontWeight: 600, outlineOffset: 4 },
  '& > header .dot': { inlineSize: 10, blockSize: 10, borderRadius: 5, flexShrink: 0 },
  '& > header .count': {
    marginInlineStart: 'auto',
    minInlineSize: 28,
    paddingInline: 8,
    borderRadius: 14,
    textAlign: 'center',
    fontSize: '0.875rem',
    fontWeight: 650,
    lineHeight: '24px',
    fontVariantNumeric: 'tabular-nums',
    background: palette.background.paper,
  },
  ...Object.fromEntries(
    Object.entries(palette.stage).map(([stage, colour]) => [
      `&[data-stage="${stage}"] > header`,
      { '& .dot': { background: colour }, borderBlockEndColor: `color-mix(in srgb, ${colour} 55%, transparent)` },
    ]),
  ),
  '& .cards': {
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    padding: 8,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    alignContent: 'start',
  },
  '[data-density="compact"] &': {
    '& > header': { paddingBlock: 5 },
    '& .cards': { gap: 6, padding: 6 },
  },
  '& .empty': { padding: '20px 8px', textAlign: 'center', color: palette.text.secondary, fontSize: '0.875rem' },
}));
