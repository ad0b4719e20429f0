import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { mirrored } from '../icons/mirrored';

export interface CarouselControl {
  at: number;
  count: number;
  onGo: (position: number) => void;
}

const Previous = mirrored(PreviousIcon);
const Next = mirrored(NextIcon);

/** On top of the picture, whatever is on it. */
const Round = styled(IconButton)(({ theme: { palette, shadows } }) => ({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 20px)',
  inlineSize: 40,
  blockSize: 40,
  color: palette.text.primary,
  backgroundColor: palette.background.paper,
  boxShadow: shadows[2],
  '&:hover': { backgroundColor: palette.background.paper },
  // At an end it makes way for the picture, and keeps its place for who is on it by keyboard.
  '&[aria-disabled="true"]': { opacity: 0, pointerEvents: 'none' },
  '&[aria-disabled="true"]:focus-visible': { opacity: 0.6 },
}));

/** One picture on, one back. */
export const CarouselArrows = ({ at, count, onGo }: CarouselControl) => {
  const t = useTranslate();
  return (
    <>
      <Round
        aria-label={t('carousel.previous')}
        aria-disabled={at === 0}
        onClick={() => onGo(Math.max(0, at - 1))}
        sx={{ insetInlineStart: 8 }}
      >
        <Previous />
      </Round>
      <Round
        aria-label={t('carousel.next')}
        aria-disabled={at === count - 1}
        onClick={() => onGo(Math.min(count - 1, at + 1))}
        sx={{ insetInlineEnd: 8 }}
      >
        <Next />
      </Round>
    </>
  );
};
