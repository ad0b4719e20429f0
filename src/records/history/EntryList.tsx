import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Entries one below the other. */
export const EntryList = ({ label, children }: { label?: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);
