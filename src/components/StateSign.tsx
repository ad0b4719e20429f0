import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type Tone = 'good' | 'bad' | 'waiting' | 'busy' | 'quiet';

const Look = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  color: palette.text.primary,
  '& svg': { fontSize: 18, flexShrink: 0 },
  '&[data-tone=good] svg': { color: palette.success.main },
  '&[data-tone=bad] svg': { color: palette.error.main },
  '&[data-tone=waiting] svg': { color: palette.warning.main },
  '&[data-tone=quiet]': { color: palette.text.secondary },
  '& .dot': { inlineSize: 9, blockSize: 9, borderRadius: '50%', flexShrink: 0, marginInline: 4 },
  '&[data-tone=good] .dot': { backgroundColor: palette.success.main },
  '&[data-tone=busy] .dot': { backgroundColor: palette.warning.main },
  '&[data-tone=quiet] .dot': { border: `2px solid ${palette.text.secondary}` },
}));

/** A state: an icon or a dot, and a word, never a colour alone. */
export const StateSign = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Look data-tone={tone}>{children}</Look>
);
