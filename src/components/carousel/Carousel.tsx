import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { styled, useTheme } from '@mui/material/styles';
import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mirrored } from '../icons/mirrored';
import { CarouselThumbnails, type Slide } from './CarouselThumbnails';

interface CarouselControl {
  at: number;
  count: number;
  onGo: (position: number) => void;
}

const Previous = mirrored(PreviousIcon);
const Next = mirrored(NextIcon);

/** Readable on top of any picture. */
const Round = styled(IconButton)(({ theme: { palette, shadows } }) => ({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 20px)',
  inlineSize: 40,
  blockSize: 40,
  color: palette.text.primary,
  backgroundColor: palette.background.paper,
  boxShadow: shadows[2],
  '&:hover': { backgroundColor: palette.background.paper },
  // Invisible at either end. It keeps its place, so that a keyboard user doesn't lose the focus.
  '&[aria-disabled="true"]': { opacity: 0, pointerEvents: 'none' },
  '&[aria-disabled="true"]:focus-visible': { opacity: 0.6 },
}));

/** To the next picture and back. */
const CarouselArrows = ({ at, count, onGo }: CarouselControl) => {
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

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  paddingBlock: 4,
});

/** A dot with a touch target of a finger's size. */
const Bullet = styled('button')(({ theme: { palette } }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 40,
  cursor: 'pointer',
  '&::before': {
    content: '""',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: 4,
    backgroundColor: palette.text.secondary,
    transition: 'inline-size 160ms, background-color 160ms',
  },
  '&[aria-current="true"]::before': { inlineSize: 20, backgroundColor: palette.primary.main },
  '&:focus-visible': { outline: `3px solid ${palette.info.main}`, outlineOffset: -6, borderRadius: 8 },
}));

/** One dot per picture; the current one is elongated. */
const CarouselBullets = ({ at, count, onGo }: CarouselControl) => {
  const t = useTranslate();
  return (
    <Row>
      {Array.from({ length: count }, (_, position) => (
        <Bullet
          // biome-ignore lint/suspicious/noArrayIndexKey: a bullet is its place
          key={position}
          type="button"
          aria-label={t('carousel.position', { position: position + 1, count })}
          aria-current={position === at}
          onClick={() => onGo(position)}
        />
      ))}
    </Row>
  );
};

interface CarouselProps {
  slides: readonly Slide[];
  /** Accessible name: the item's. */
  label: string;
  /** Direction in which the slides follow one another, if it isn't the page's own. */
  direction?: 'ltr' | 'rtl';
}

const Window = styled('div')({
  position: 'relative',
  '& > [data-stage]': { overflow: 'hidden', borderRadius: 'inherit' },
  '& [data-row]': { display: 'flex', alignItems: 'center', touchAction: 'pan-y pinch-zoom' },
  '& [data-slide]': { flex: '0 0 100%', minInlineSize: 0 },
});

/**
 * Shows pictures one at a time: by swipe, arrows, bullets, thumbnails and the keyboard. Measures again when its size
 * changes, for example when the menu closes. A single picture has no controls.
 */
export const Carousel = ({ slides, label, direction }: CarouselProps) => {
  const t = useTranslate();
  const theme = useTheme();
  const way = direction ?? theme.direction;
  const [stage, embla] = useEmblaCarousel({ direction: way, duration: 22 });
  const [at, setAt] = useState(0);
  const count = slides.length;

  useEffect(() => {
    if (!embla) return;
    const follow = () => setAt(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    return () => void embla.off('select', follow).off('reInit', follow);
  }, [embla]);

  const goTo = useCallback((position: number) => embla?.scrollTo(position, prefersStillness()), [embla]);

  if (count < 2) return slides[0]?.large;

  const onKeyDown = (event: KeyboardEvent) => {
    const forward = way === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = way === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const wanted = { [forward]: at + 1, [back]: at - 1, Home: 0, End: count - 1 }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    goTo(Math.min(count - 1, Math.max(0, wanted)));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group by the carousel pattern; a fieldset is for a form's fields
    <div role="group" aria-roledescription={t('carousel.role')} aria-label={label} dir={way} onKeyDown={onKeyDown}>
      <Window>
        <div ref={stage} data-stage="">
          <div data-row="" aria-live="polite">
            {slides.map(({ key, large }, position) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide by the carousel pattern
              <div
                key={key}
                data-slide=""
                role="group"
                aria-roledescription={t('carousel.slide')}
                aria-label={t('carousel.position', { position: position + 1, count })}
                aria-hidden={position !== at}
              >
                {large}
              </div>
            ))}
          </div>
        </div>
        <CarouselArrows at={at} count={count} onGo={goTo} />
      </Window>
      <CarouselBullets at={at} count={count} onGo={goTo} />
      <CarouselThumbnails slides={slides} at={at} direction={way} onGo={goTo} />
    </div>
  );
};

/** Whether the user asked for less motion: then the next picture appears immediately. */
const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
