import { styled } from '@mui/material/styles';

/** A number that opens what it is made of. */
export const FigureButton = styled('button')(({ theme: { palette } }) => ({
  minBlockSize: 32,
  padding: '2px 4px',
  marginInline: -4,
  border: 0,
  borderRadius: 4,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'underline',
  textDecorationColor: palette.text.disabled,
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '&:hover': { background: palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
}));
