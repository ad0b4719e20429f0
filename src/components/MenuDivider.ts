import { styled } from '@mui/material/styles';

const Line = styled('hr')(({ theme }) => ({
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  '.MuiMenuItem-root + &': { marginBlock: 8 },
}));

/**
 * A line between a menu's entries, which arrow keys skip. MUI's own would add a kilobyte to almost every page, for
 * variants that we don't use.
 */
export const MenuDivider = Object.assign(Line, { muiSkipListHighlight: true });
