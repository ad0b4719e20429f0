import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Looks of a link in a form. */
export const linkLook = {
  minHeight: 32,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'primary.main',
  font: 'inherit',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  textDecorationThickness: 1,
  '&:hover': { textDecorationThickness: 2 },
};

/** A button that looks like a link. Lighter than MUI's own, of which pages without a session need little. */
export const TextButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Box component="button" type="button" onClick={onClick} sx={linkLook}>
    {children}
  </Box>
);
