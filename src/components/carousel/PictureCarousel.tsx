import { Suspense } from 'react';
import type { Image } from '#contract/entities/image';
import { Picture } from '../fields/Picture';
import { lazyWithRetry } from '../lazyWithRetry';

/** Until its code has loaded, the first picture is shown. */
const Carousel = lazyWithRetry(async () => ({ default: (await import('./Carousel')).Carousel }), { isAside: true });

interface PictureCarouselProps {
  images: readonly Image[];
  /** Accessible name: the item's. */
  label: string;
  direction?: 'ltr' | 'rtl';
  /** As in `Picture`: in a square, or in a frame of the picture's own shape. */
  variant?: 'thumbnail' | 'full';
}

/** An item's large pictures, or the placeholder if it has none. */
export const PictureCarousel = ({ images, label, variant = 'thumbnail', ...rest }: PictureCarouselProps) => {
  const [first] = images;
  if (!first) return <Picture image={null} size="100%" />;
  const alone = <Picture image={first} variant={variant} size="100%" alt={label} />;
  if (images.length === 1) return alone;
  const slides = images.map((image, position) => ({
    // An item can have the same picture twice.
    key: `${image._id}.${position}`,
    large: <Picture image={image} variant={variant} size="100%" alt={label} />,
    small: <Picture image={image} size="100%" />,
  }));
  return (
    <Suspense fallback={alone}>
      <Carousel slides={slides} label={label} {...rest} />
    </Suspense>
  );
};
