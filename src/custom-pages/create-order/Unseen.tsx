import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** For screen readers alone. `isStatus`: told when it changes. */
export const Unseen = ({
  component = 'div',
  isStatus = false,
  children,
}: {
  component?: 'div' | 'h1';
  isStatus?: boolean;
  children: ReactNode;
}) => (
  <Box
    component={component}
    role={isStatus ? 'status' : undefined}
    sx={{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', m: 0 }}
  >
    {children}
  </Box>
);
