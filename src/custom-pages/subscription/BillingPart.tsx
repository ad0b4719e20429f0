import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Surface } from '../../components/Surface';

/** A part of the page under its heading. */
export const BillingPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
      {title}
    </Typography>
    <Surface sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Surface>
  </Box>
);
