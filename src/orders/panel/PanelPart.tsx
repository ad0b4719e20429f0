import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A part of an order's details under its heading. */
export const PanelPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ display: 'grid', gap: 1 }}>
    <Typography component="h3" sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary' }}>
      {title}
    </Typography>
    {children}
  </Box>
);
