import { styled } from '@mui/material/styles';

/** An icon button that is cheap to render, because a list has hundreds of them. */
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
