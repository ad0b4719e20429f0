import useMediaQuery from '@mui/material/useMediaQuery';
import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useEffect, useState } from 'react';

/** Where a carousel stands: its pages, and the one in view. */
interface Place {
  page: number;
  pages: number;
}

/** A carousel that is moved by swiping, by the arrow keys and by going to a page; nothing moves by itself. */
export function useHighlightCarousel(direction: 'ltr' | 'rtl') {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [viewport, embla] = useEmblaCarousel({ direction, align: 'start', slidesToScroll: 'auto' });
  const [{ page, pages }, setPlace] = useState<Place>({ page: 0, pages: 1 });

  useEffect(() => {
    if (!embla) return;
    const look = () => setPlace({ page: embla.selectedScrollSnap(), pages: embla.scrollSnapList().length });
    look();
    embla.on('select', look).on('reInit', look);
    return () => {
      embla.off('select', look).off('reInit', look);
    };
  }, [embla]);

  const goToPage = (wanted: number) => embla?.scrollTo(wanted, isStill);
  const onKeyDown = (event: KeyboardEvent) => {
    const ahead = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const wanted = { [ahead]: page + 1, [back]: page - 1, Home: 0, End: pages - 1 }[event.key];
    if (wanted === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    goToPage(Math.min(Math.max(wanted, 0), pages - 1));
  };
  return { viewport, page, pages, goToPage, onKeyDown };
}
