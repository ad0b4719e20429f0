import { styled } from '@mui/material/styles';

/** A bordered area on the paper colour: a table, a card, a strip of figures. */
export const Surface = styled('div')(({ theme }) => ({
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));
