import { styled } from '@mui/material/styles';
import { trackPx } from './timelineScale';

/** Height of one lane of bookings, in px: a finger's width. */
export const lanePx = 48;
/** Space around the bookings of a table. */
const rowGapPx = 4;

/** Height of a table with so many lanes, with its border. */
export const rowPx = (lanes: number): number => lanes * lanePx + rowGapPx + 1;

/** Width of the tables' names. */
const labelPx = 92;

/** Scrolls in both directions; times and tables stay in view. */
export const Scroller = styled('div')(({ theme: { palette, shape } }) => ({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  position: 'relative',
  background: palette.background.paper,
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  overscrollBehavior: 'contain',
  '--track': `${trackPx}px`,
  '--label': `${labelPx}px`,
}));

/** Everything that scrolls: as wide as the day. */
export const Canvas = styled('div')({
  position: 'relative',
  inlineSize: 'calc(var(--label) + var(--tracks) * var(--track))',
  minInlineSize: '100%',
});

const line = {
  display: 'grid',
  gridTemplateColumns: 'var(--label) repeat(var(--tracks), var(--track))',
} as const;

/** The hours, and the guests of each quarter. */
export const Head = styled('div')(({ theme: { palette } }) => ({
  ...line,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 4,
  background: palette.background.paper,
  borderBlockEnd: `1px solid ${palette.divider}`,
  gridTemplateRows: '24px 24px',
  fontSize: '0.8125rem',
  color: palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& .corner': {
    gridRow: 2,
    gridColumn: 1,
    position: 'sticky',
    insetInlineStart: 0,
    background: palette.background.paper,
    zIndex: 1,
    paddingInlineStart: 10,
    alignSelf: 'stretch',
    display: 'flex',
    alignItems: 'center',
  },
  '& .top': { gridRow: 1 },
  '& .hour': { gridRow: 1, paddingInlineStart: 4, alignSelf: 'center', whiteSpace: 'nowrap' },
  '& .covers': {
    gridRow: 2,
    alignSelf: 'center',
    justifySelf: 'stretch',
    marginInline: 1,
    textAlign: 'center',
    borderRadius: 4,
    fontWeight: 600,
    fontSize: '0.75rem',
    lineHeight: '18px',
    color: palette.text.primary,
    background: palette.action.selected,
  },
}));

/** A table and its bookings. */
export const Line = styled('div')(({ theme: { palette } }) => ({
  ...line,
  paddingBlock: rowGapPx / 2,
  borderBlockEnd: `1px solid ${palette.divider}`,
  '& .table': {
    gridColumn: 1,
    gridRow: '1 / -1',
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    marginBlock: -rowGapPx / 2,
    background: palette.background.paper,
    borderInlineEnd: `1px solid ${palette.divider}`,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    paddingInlineStart: 10,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.25,
  },
  '& .seats': { fontWeight: 400, fontSize: '0.75rem', color: palette.text.secondary },
  '& .times': {
    gridColumn: '2 / -1',
    gridRow: '1 / -1',
    marginBlock: -rowGapPx / 2,
    // A line at each hour, from whichever end it is read.
    backgroundImage: `repeating-linear-gradient(to right, ${palette.divider} 0 1px, transparent 1px ${12 * trackPx}px)`,
  },
  '& .times[data-over=true]': { backgroundColor: palette.action.hover },
  '& .times[data-target=true]': { cursor: 'copy' },
  '& .times[data-target=true]:hover': { backgroundColor: palette.action.hover },
}));

/** A booking. Never a colour alone: its state is written in it. */
export const Block = styled('button')(({ theme: { palette } }) => ({
  gridRow: 'var(--lane)',
  marginBlock: rowGapPx / 2,
  marginInline: 1,
  minInlineSize: 0,
  padding: '2px 6px',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  textAlign: 'start',
  font: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  color: palette.text.primary,
  background: palette.mode === 'dark' ? palette.grey[800] : palette.grey[100],
  border: `1px solid ${palette.divider}`,
  borderInlineStart: `4px solid ${palette.text.secondary}`,
  borderRadius: 6,
  overflow: 'hidden',
  cursor: 'pointer',
  touchAction: 'manipulation',
  zIndex: 1,
  '& .line': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .name': { fontWeight: 600 },
  '&[data-state=requested]': { borderInlineStartColor: palette.primary.main, borderStyle: 'dashed' },
  '&[data-state=late], &[data-state=over]': { borderInlineStartColor: palette.warning.main },
  '&[data-state=seated]': { borderInlineStartColor: palette.success.main },
  '&[data-unsent=true]': { borderStyle: 'dashed', borderColor: palette.text.secondary },
  '&[data-ended=true]': { color: palette.text.secondary, background: palette.background.paper },
  '&[data-picked=true]': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1, zIndex: 2 },
  '&[data-moving=true]': { opacity: 0.6 },
  '&[data-dragged=true]': { zIndex: 3, cursor: 'grabbing', boxShadow: '0 4px 12px rgb(0 0 0 / 0.25)' },
  '&:focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 1, zIndex: 3 },
}));

/** A booking that is being typed: there, but not one of those that can be moved. */
export const Typed = styled('div')(({ theme: { palette } }) => ({
  gridRow: 1,
  marginBlock: rowGapPx / 2,
  marginInline: 1,
  minInlineSize: 0,
  padding: '2px 6px',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  color: palette.text.secondary,
  background: palette.background.paper,
  border: `1px dashed ${palette.text.secondary}`,
  borderRadius: 6,
  overflow: 'hidden',
  pointerEvents: 'none',
  zIndex: 1,
  '& .line': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .name': { fontWeight: 600, textAlign: ['-webkit-match-parent', 'match-parent'] },
}));

/** The present, across all tables. */
export const Now = styled('div')(({ theme: { palette } }) => ({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 2,
  background: palette.error.main,
  zIndex: 0,
  pointerEvents: 'none',
}));
