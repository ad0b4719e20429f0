import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Labels with their values. */
export const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl style={{ margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)', gap: 16 }}>
    {facts.map(([label, value]) => (
      <Stack key={label} direction="row" sx={{ display: 'contents' }}>
        <Typography component="dt" color="text.secondary">
          {label}
        </Typography>
        <Typography component="dd" sx={{ m: 0, minInlineSize: 0, overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      </Stack>
    ))}
  </dl>
);
