import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Image } from '#contract/entities/image';
import { defaultImageUrl, imageUrl } from './imageUrl';

interface PictureProps {
  image: Image | null | undefined;
  /** Alternative text; empty if the name is next to it. */
  alt?: string;
  /** Inline size of its frame; the block size follows from it. */
  size?: number | string;
  /** `full`: as it was cropped, in a frame of its own shape. Otherwise the square thumbnail. */
  variant?: 'thumbnail' | 'full';
  /** The placeholder for a picture that is missing or can't be loaded. */
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
 * A picture, or its placeholder. The frame has its final size before the picture loads, so that nothing moves.
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
          // A placeholder is shown uncropped even if its shape doesn't match the frame.
          style={src === drawing && ratio !== '1' ? { objectFit: 'contain' } : undefined}
          // Each address is tried once. If the placeholder is missing too, the frame stays empty.
          onError={() => setBroken((urls) => [...urls, src])}
        />
      )}
    </Frame>
  );
};
