import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mirrored } from '../icons/mirrored';

export interface Slide {
  key: string;
  /** The picture, large and as a thumbnail. */
  large: ReactNode;
  small: ReactNode;
}

/** The most thumbnails visible at once (specification, section 9). */
export const thumbnailsMax = 5;

const gap = 8;
const Previous = mirrored(PreviousIcon);
const Next = mirrored(NextIcon);

const Strip = styled('div')(({ theme: { palette, shape } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& > [data-stage]': { overflow: 'hidden', flex: 1, minInlineSize: 0, padding: 3 },
  '& [data-row]': { display: 'flex', gap },
  '& [data-row] > button': {
    all: 'unset',
    boxSizing: 'border-box',
    flex: `0 0 calc((100% - ${(thumbnailsMax - 1) * gap}px) / ${thumbnailsMax})`,
    minInlineSize: 40,
    cursor: 'pointer',
    opacity: 0.7,
    borderRadius: shape.borderRadius,
  },
  '& [data-row] > button:hover': { opacity: 1 },
  '& [data-row] > button[aria-current="true"]': { opacity: 1, boxShadow: `0 0 0 2px ${palette.primary.main}` },
  '& [data-row] > button:focus-visible': { opacity: 1, outline: `3px solid ${palette.info.main}`, outlineOffset: 0 },
}));

interface CarouselThumbnailsProps {
  slides: readonly Slide[];
  at: number;
  direction: 'ltr' | 'rtl';
  onGo: (position: number) => void;
}

/** Thumbnails of all pictures, at most five visible at once. Arrows appear only if there are more. */
export const CarouselThumbnails = ({ slides, at, direction, onGo }: CarouselThumbnailsProps) => {
  const t = useTranslate();
  const count = slides.length;
  const [stage, embla] = useEmblaCarousel({ direction, containScroll: 'trimSnaps', slidesToScroll: 1 });
  const [ends, setEnds] = useState({ back: false, forward: false });
  const hasMore = count > thumbnailsMax;

  useEffect(() => {
    if (!embla) return;
    const follow = () => setEnds({ back: embla.canScrollPrev(), forward: embla.canScrollNext() });
    follow();
    embla.on('select', follow).on('reInit', follow);
    return () => void embla.off('select', follow).off('reInit', follow);
  }, [embla]);
  useEffect(() => embla?.scrollTo(Math.max(0, at - 2)), [embla, at]);

  return (
    <Strip dir={direction}>
      {hasMore && (
        <IconButton
          aria-label={t('carousel.earlier')}
          disabled={!ends.back}
          onClick={() => embla?.scrollTo(embla.selectedScrollSnap() - thumbnailsMax)}
        >
          <Previous />
        </IconButton>
      )}
      <div ref={stage} data-stage="">
        <div data-row="">
          {slides.map(({ key, small }, position) => (
            <button
              key={key}
              type="button"
              aria-label={t('carousel.show', { position: position + 1 })}
              aria-current={position === at}
              onClick={() => onGo(position)}
            >
              {small}
            </button>
          ))}
        </div>
      </div>
      {hasMore && (
        <IconButton
          aria-label={t('carousel.later')}
          disabled={!ends.forward}
          onClick={() => embla?.scrollTo(embla.selectedScrollSnap() + thumbnailsMax)}
        >
          <Next />
        </IconButton>
      )}
    </Strip>
  );
};
