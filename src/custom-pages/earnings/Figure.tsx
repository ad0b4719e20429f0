import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Numbers beside each other, as a list of terms. */
export const Figures = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: '12px 28px',
  '& dt': { fontSize: '0.8125rem' },
  '& dd': { margin: 0 },
});

interface FigureProps {
  label: string;
  detail: string;
  value: ReactNode;
  isMain?: boolean;
}

/** A number with its definition. */
export const Figure = ({ label, detail, value, isMain = false }: FigureProps) => (
  <div>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box
      component="dd"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        fontWeight: isMain ? 700 : 550,
        fontSize: isMain ? '1.5rem' : '1.125rem',
      }}
    >
      {value}
    </Box>
    <Box component="dd" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {detail}
    </Box>
  </div>
);

/** Terms with their descriptions, below each other. */
export const Facts = styled('dl')(({ theme: { palette } }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, auto) minmax(0, 1fr)',
  gap: '8px 20px',
  '& dt': { color: palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));
