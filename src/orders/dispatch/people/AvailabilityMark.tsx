import { styled } from '@mui/material/styles';
import type { Availability } from '#contract/entities/provider';

/** Each availability has its own shape: a full circle, a square, an empty circle. The map uses the same. */
const Mark = styled('span')(({ theme: { palette } }) => ({
  inlineSize: 36,
  blockSize: 36,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  fontSize: '0.8125rem',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  border: '2px solid transparent',
  borderRadius: '50%',
  color: palette.background.paper,
  '&[data-availability="free"]': { background: palette.success.main },
  '&[data-availability="on_job"]': { background: palette.info.main, borderRadius: 8 },
  '&[data-availability="offline"]': {
    color: palette.text.secondary,
    borderColor: palette.text.secondary,
    borderStyle: 'dashed',
  },
}));

/** A delivery person's initials in the shape and colour of their availability; the word is next to it. */
export const AvailabilityMark = ({ availability, initials }: { availability: Availability; initials: string }) => (
  <Mark data-availability={availability} aria-hidden>
    {initials}
  </Mark>
);
