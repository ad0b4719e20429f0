import { styled } from '@mui/material/styles';
import { frameHead } from '../../../theme/tokens';

export const rowHeight = 60;
/** Width of the selection column. */
export const checkboxWidth = 48;

export const Table = styled('table')({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
});

export const Head = styled('th')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: frameHead,
  zIndex: 2,
  blockSize: 44,
  padding: '0 10px',
  textAlign: 'start',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.background.paper,
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&:first-of-type': { borderStartStartRadius: theme.shape.borderRadius },
  '&:last-of-type': { borderStartEndRadius: theme.shape.borderRadius },
}));

export const SortButton = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  cursor: 'pointer',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 40,
  maxInlineSize: '100%',
  '& svg': { fontSize: 16, opacity: 0 },
  '&[data-active=true]': { color: theme.palette.text.primary },
  '&[data-active=true] svg': { opacity: 1 },
  '&:hover': { color: theme.palette.text.primary },
  '&:focus-visible': { outline: `3px solid ${theme.palette.info.main}`, outlineOffset: -3 },
}));

export const Row = styled('tr')(({ theme }) => ({
  blockSize: rowHeight,
  '&[data-selected=true] > td': { backgroundColor: theme.palette.action.selected },
  '@media (hover: hover)': { '&:hover > td': { backgroundColor: theme.palette.action.hover } },
}));

export const Cell = styled('td')(({ theme }) => ({
  blockSize: rowHeight,
  padding: '0 10px',
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: '0.9375rem',
  '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '&[data-align=center]': { textAlign: 'center' },
  // A field's error may overlap the row below.
  '&:has([role=alert])': { overflow: 'visible' },
}));
