import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Image } from '#contract/entities/image';
import { defaultImageUrl, imageUrl } from './imageUrl';

interface PictureProps {
  image: Image | null | undefined;
  /** Alternative text; empty if the name is next to it. */
  alt?: string;
  /** Inline size of its frame; the block size follows. */
  size?: number | string;
  /** `full`: as it was cut, in a frame of its own shape. Else the square thumbnail. */
  variant?: 'thumbnail' | 'full';
  /** The drawing that stands in for a picture that is missing or cannot be loaded. */
  fallback?: 'item' | 'store' | 'user' | 'provider' | 'promo_code';
}

const Frame = styled('span')(({ theme }) => ({
  display: 'block',
  flexShrink: 0,
  overflow: 'hidden',
  maxInlineSize: '100%',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.sunken,
  '& img': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
}));

/**
 * A picture, or the drawing that stands in for it. Its frame has its shape before it is loaded, so that nothing jumps.
 *
 * @example <Picture image={item.images[0]} size={44} />
 */
export const Picture = ({ image, alt = '', size = 44, variant = 'thumbnail', fallback = 'item' }: PictureProps) => {
  const path = image && (variant === 'full' ? image.url : image.thumbnail_url);
  const [broken, setBroken] = useState<string[]>([]);
  const drawing = defaultImageUrl(fallback);
  const src = [path ? imageUrl(path) : drawing, drawing].find((url) => !broken.includes(url));
  const ratio = variant === 'full' && image ? `${image.width} / ${image.height}` : '1';
  return (
    <Frame style={{ inlineSize: size, aspectRatio: ratio }}>
      {src && (
        <img
          key={src}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          // A drawing is shown whole where the frame is not as square as it is.
          style={src === drawing && ratio !== '1' ? { objectFit: 'contain' } : undefined}
          // Each address is given up once: a drawing that is missing too leaves the plain frame.
          onError={() => setBroken((urls) => [...urls, src])}
        />
      )}
    </Frame>
  );
};
