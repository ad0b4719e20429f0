import { styled } from '@mui/material/styles';

/** Sums below each other: what each is, and the amount at the end of its row. */
export const Sums = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '2px 16px',
  '& dd': { margin: 0, textAlign: 'end' },
});
