import { styled } from '@mui/material/styles';

/** A button with a sign, as plain as can be: a page of the list draws hundreds. */
export const RoundButton = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  cursor: 'pointer',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: '50%',
  color: theme.palette.text.secondary,
  '&[aria-checked=true]': { color: theme.palette.success.main },
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `3px solid ${theme.palette.info.main}`, outlineOffset: -3 },
}));
