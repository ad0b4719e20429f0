import { styled } from '@mui/material/styles';
import { boardLayout } from '../../board/boardLayout';
import { CardFrame } from '../../card/cardStyles';

/** Flatter than the boards' cards: the destination and the delivery person matter here, not the items. */
export const DispatchFrame = styled(CardFrame)(({ theme: { palette } }) => ({
  gap: 6,
  paddingBlock: 8,
  containIntrinsicSize: 'auto 172px',
  '&[data-focused="true"], &[data-open="true"]': {
    borderColor: palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
  },
  '&[data-picked="true"]': {
    background: `color-mix(in srgb, ${palette.primary.main} 9%, ${palette.background.paper})`,
  },
  '&[data-dragged="true"]': { opacity: 0.45 },
  '& .pick.MuiCheckbox-root': {
    inlineSize: 40,
    blockSize: 40,
    flexShrink: 0,
    padding: 0,
    marginInline: '-10px -6px',
    marginBlock: -4,
  },
  // The clock moves below the number if a tablet's columns are too narrow for both.
  '& .row:has(> .clock)': { flexWrap: 'wrap', rowGap: 0 },
  '& .clock': { display: 'inline-flex', minInlineSize: 0 },
  '& .later': {
    paddingInline: 8,
    borderRadius: 10,
    border: `1px solid ${palette.divider}`,
    fontSize: '0.8125rem',
    fontWeight: 550,
  },
  // Tapping the card selects it; its number opens the order, and has a finger-sized target.
  '& .number': { position: 'relative', '&::after': { content: '""', position: 'absolute', inset: '-9px -4px' } },
  '& .whither': { display: 'grid', gap: 2, flex: 1, minInlineSize: 0 },
  // A long name isn't cut off: the distance moves below it, and then it takes another line.
  '& .whither > .row': { flexWrap: 'wrap', rowGap: 0 },
  '& .customer': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& .grip': {
    inlineSize: 40,
    blockSize: 40,
    marginInlineEnd: -10,
    marginBlock: -4,
    padding: 0,
    border: 0,
    borderRadius: 8,
    background: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    color: palette.text.secondary,
    cursor: 'grab',
    touchAction: 'none',
  },
  // A long press picks up the card instead of selecting text.
  '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' },
  // There, people open over the cards, so there is nothing to drag to.
  [`@media ${boardLayout.phone}`]: { '& .grip': { display: 'none' } },
  '& .grip:hover': { background: palette.action.hover },
  '& .address': {
    fontSize: '0.875rem',
    color: palette.text.secondary,
    // Street and town: dispatchers assign orders by destination.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    minInlineSize: 0,
  },
  '& .away': {
    marginInlineStart: 'auto',
    fontSize: '0.8125rem',
    color: palette.text.secondary,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
}));
