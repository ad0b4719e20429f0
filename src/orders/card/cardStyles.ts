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
  '& .rounds': { borderBlockStart: `1px solid ${palette.divider}`, display: 'grid', gap: 2 },
  '& .lines[hidden]': { display: 'none' },
  '& span.more': { color: palette.text.secondary, fontSize: '0.8125rem', fontWeight: 550, whiteSpace: 'nowrap' },
  '& button.more': {
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
  '& button.more:hover': { background: palette.action.hover },
  '& .failed': { color: palette.error.main, fontSize: '0.875rem', fontWeight: 550 },
  '& .waits': {
    flex: 1,
    minBlockSize: 44,
    display: 'flex',
    alignItems: 'center',
    color: palette.text.secondary,
    fontSize: '0.875rem',
  },
  // In as few lines as possible, so that four or five cards are in view. The panel shows the rest.
  '[data-density="compact"] &': {
    display: 'flex',
    flexFlow: 'row wrap',
    alignItems: 'center',
    columnGap: 8,
    rowGap: 3,
    padding: '4px 8px 5px',
    containIntrinsicSize: 'auto 165px',
    '& > *': { flex: '1 1 100%', minInlineSize: 0 },
    '& > .head, & > span': { flex: '0 1 auto' },
    '& > .customer': { flex: '1 1 0', textAlign: 'end', fontSize: '0.875rem' },
    '& .number': { fontSize: '1.0625rem' },
    '& .clocks': { columnGap: 6, rowGap: 2 },
    '& .clocks time': { fontSize: '0.75rem', paddingBlock: 1 },
    '& .clocks time[data-answer="true"] svg': { display: 'none' },
    // Two lines of items, or more if the customer wrote a note.
    '& .lines': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      border: 0,
      paddingBlock: 0,
      fontSize: '0.875rem',
      lineHeight: 1.25,
    },
    '& .lines:has(svg)': { display: 'block' },
    '& .lines[hidden]': { display: 'none' },
    '& .lines :is(ul, li, .below)': { display: 'inline' },
    '& .lines span:has(> svg)': {
      display: 'inline',
      marginBlock: 0,
      paddingInline: 4,
      paddingBlock: 0,
      boxDecorationBreak: 'clone',
      '& svg': { marginInlineEnd: 2, verticalAlign: -3 },
    },
    '& .lines li:not(:first-of-type)::before': { content: '" · "' },
    '& .lines li .name::after, & .quantity::after': { content: '" "' },
    '& .modifiers': { fontSize: '0.8125rem' },
    // The button already says whether the kitchen has begun.
    '& > [data-begun]': { display: 'none' },
    '& > [data-troubled]': {
      display: 'block',
      flex: '1 1 0',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      '& svg': { marginInlineEnd: 4, verticalAlign: -3 },
    },
    '& > [data-troubled="true"]': { flex: '1 1 100%', whiteSpace: 'normal' },
    '& > .row:has(> .total)': { flex: '0 1 auto', marginInlineStart: 'auto' },
    // An amount due is written out; "paid" is only an icon.
    '& [data-status="paid"] > span': { position: 'absolute', clipPath: 'inset(50%)' },
    '& .waits': { minBlockSize: 40 },
    '& button, & .MuiIconButton-root': { minBlockSize: 40, blockSize: 40, paddingBlock: 0 },
    '& .MuiIconButton-root': { inlineSize: 40 },
  },
}));
