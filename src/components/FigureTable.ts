import { styled } from '@mui/material/styles';

/** A plain table of figures: the first column has names, the others numbers. The row `total` stands out. */
export const FigureTable = styled('table')(({ theme: { palette } }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '8px 10px', textAlign: 'end', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'start' },
  '& thead th': {
    fontSize: '0.8125rem',
    color: palette.text.secondary,
    borderBlockEnd: `1px solid ${palette.divider}`,
  },
  '& tbody th': { fontWeight: 450 },
  '& tbody tr + tr': { borderBlockStart: `1px solid ${palette.divider}` },
  '& .total': { fontWeight: 700, backgroundColor: palette.action.hover },
  '& .total th': { fontWeight: 700 },
}));
