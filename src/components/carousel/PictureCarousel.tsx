import type { Image } from '#contract/entities/image';
import { Picture } from '../fields/Picture';
import { Carousel } from './Carousel';

interface PictureCarouselProps {
  images: readonly Image[];
  /** What is on them: the item's name. */
  label: string;
  direction?: 'ltr' | 'rtl';
  /** As of a picture: in a square, or in a frame of its own shape. */
  variant?: 'thumbnail' | 'full';
}

/** An item's pictures, large; the drawing that stands in where there is none. */
export const PictureCarousel = ({ images, label, variant = 'thumbnail', ...rest }: PictureCarouselProps) => {
  if (images.length === 0) return <Picture image={null} size="100%" />;
  const slides = images.map((image, position) => ({
    // The same picture may stand there twice.
    key: `${image._id}.${position}`,
    large: <Picture image={image} variant={variant} size="100%" alt={label} />,
    small: <Picture image={image} size="100%" />,
  }));
  return <Carousel slides={slides} label={label} {...rest} />;
};
