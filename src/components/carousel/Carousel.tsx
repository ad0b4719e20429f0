import { styled, useTheme } from '@mui/material/styles';
import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CarouselArrows } from './CarouselArrows';
import { CarouselBullets } from './CarouselBullets';
import { CarouselThumbnails } from './CarouselThumbnails';

export interface Slide {
  key: string;
  /** Drawn when it is large, and what is seen of it when it is small. */
  large: ReactNode;
  small: ReactNode;
}

interface CarouselProps {
  slides: readonly Slide[];
  /** What is shown, for who does not see it: the item's name. */
  label: string;
  /** Direction in which the slides follow one another, where it is not the page's own. */
  direction?: 'ltr' | 'rtl';
}

const Window = styled('div')({
  position: 'relative',
  '& > [data-stage]': { overflow: 'hidden', borderRadius: 'inherit' },
  '& [data-row]': { display: 'flex', alignItems: 'center', touchAction: 'pan-y pinch-zoom' },
  '& [data-slide]': { flex: '0 0 100%', minInlineSize: 0 },
});

/**
 * Pictures one at a time: by swipe, arrows, bullets, thumbnails and the keyboard. It measures itself anew where its room
 * changes, as beside a menu that closes. A single one stands there without any controls.
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

/** Whoever asked for less motion gets the next picture at once. */
const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
