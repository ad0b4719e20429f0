import { styled } from '@mui/material/styles';

/** The box of an item in a list without columns. */
export const ItemBox = styled('article')(({ theme }) => ({
  blockSize: '100%',
  boxSizing: 'border-box',
  display: 'grid',
  overflow: 'clip',
  '&:has([role=alert])': { overflow: 'visible' },
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '&[data-selected=true]': { borderColor: theme.palette.primary.main, backgroundColor: theme.palette.action.selected },
  '&[data-hidden=true] img': { opacity: 0.45 },
}));
