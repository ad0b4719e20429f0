import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface RowFieldsProps {
  /** The least width of a field, in px: fields that don't fit in the line go to the next one. */
  least?: number;
  children: ReactNode;
}

/** The inputs of a row next to each other, as many as there is room for. */
export const RowFields = ({ least = 140, children }: RowFieldsProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1,
      alignItems: 'start',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))`,
    }}
  >
    {children}
  </Box>
);
