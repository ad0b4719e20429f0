import { styled } from '@mui/material/styles';

const Line = styled('hr')(({ theme }) => ({
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  '.MuiMenuItem-root + &': { marginBlock: 8 },
}));

/**
 * A line between the entries of a menu, which the arrow keys skip. MUI's own would take a kilobyte of almost every page,
 * for looks that no menu here has.
 */
export const MenuDivider = Object.assign(Line, { muiSkipListHighlight: true });
