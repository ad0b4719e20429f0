import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SumProps {
  label: string;
  value: ReactNode;
  /** One of the two that everybody looks for. */
  isMain?: boolean;
  /** Stands apart from what was sold. */
  isApart?: boolean;
}

/** One figure of the strip, under its name. */
export const Sum = ({ label, value, isMain = false, isApart = false }: SumProps) => (
  <Box
    sx={{
      minInlineSize: 0,
      ...(isApart ? { borderInlineStart: 1, borderColor: 'divider', paddingInlineStart: 2.5 } : {}),
    }}
  >
    <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
      {label}
    </Box>
    <Box
      component="dd"
      sx={{
        margin: 0,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: isMain ? 700 : 550,
        fontSize: isMain ? '1.25rem' : '1rem',
        lineHeight: '28px',
      }}
    >
      {value}
    </Box>
  </Box>
);
