import { styled } from '@mui/material/styles';

const counts = new Map<string, number>();

declare global {
  interface Window {
    /** If set before the app starts, each card reports its render count (`data-renders`), for the benchmark. */
    storedeskCountsRenders?: boolean;
  }
}

/** The attribute with a card's render count; nothing unless counting is on. */
export function countRender(orderId: string): { 'data-renders'?: number } {
  if (!window.storedeskCountsRenders) return {};
  const count = (counts.get(orderId) ?? 0) + 1;
  counts.set(orderId, count);
  return { 'data-renders': count };
}

/**
 * The card is one styled element with plain elements inside, because a board has hundreds. Off-screen cards are
 * laid out only when they come near (`content-visibility`).
 */
export const CardFrame = styled('article')(({ theme: { palette, shape } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: 12,
  background: palette.background.paper,
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 240px',
  cursor: 'pointer',
  '&:hover': { borderColor: palette.text.secondary },
  '&[data-urgency="soon"]': { borderColor: `color-mix(in srgb, ${palette.warning.main} 60%, ${palette.divider})` },
  '&[data-urgency="late"]': { borderColor: palette.error.main },
  '&[data-open="true"]': { borderColor: palette.primary.main, boxShadow: `inset 0 0 0 1px ${palette.primary.main}` },
  '&[data-left="true"]': { opacity: 0.5, cursor: 'default', borderStyle: 'dashed' },
  '& .row': { display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0 },
  // A long word for the time is never cut off: it gets its own line.
  '& .clocks': { flexWrap: 'wrap', columnGap: 10, rowGap: 4 },
  '& .number': {
    fontSize: '1.1875rem',
    fontWeight: 650,
    color: palette.text.primary,
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.2,
  },
  '& .type': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minInlineSize: 0,
    fontSize: '0.8125rem',
    color: palette.text.secondary,
    whiteSpace: 'nowrap',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& .customer': {
    fontWeight: 500,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    minInlineSize: 0,
  },
  '& .total': { fontWeight: 600, marginInlineStart: 'auto', whiteSpace: 'nowrap' },
  '& .lines': { borderBlock: `1px solid ${palette.divider}`, paddingBlock: 8, display: 'grid', gap: 6 },
  '& .more': {
    justifySelf: 'start',
    minBlockSize: 32,
    paddingInline: 8,
    marginInlineStart: -8,
    border: 0,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 550,
    color: palette.primary.main,
    cursor: 'pointer',
  },
  '& .more:hover': { background: palette.action.hover },
  '& .failed': { color: palette.error.main, fontSize: '0.875rem', fontWeight: 550 },
  '& .waits': {
    flex: 1,
    minBlockSize: 44,
    display: 'flex',
    alignItems: 'center',
    color: palette.text.secondary,
    fontSize: '0.875rem',
  },
  '[data-density="compact"] &': {
    gap: 4,
    padding: 8,
    containIntrinsicSize: 'auto 190px',
    '& .number': { fontSize: '1.0625rem' },
    '& .promised': { fontSize: '0.9375rem' },
    '& .customer': { fontSize: '0.875rem' },
    '& .lines': { paddingBlock: 4, gap: 2, fontSize: '0.875rem', lineHeight: 1.35 },
    '& .lines ul': { gap: 2 },
    '& .modifiers': { fontSize: '0.8125rem', lineHeight: 1.3 },
    '& .waits, & button': { minBlockSize: 40 },
  },
}));
