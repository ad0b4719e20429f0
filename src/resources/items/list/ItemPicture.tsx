import RestaurantIcon from '@mui/icons-material/Restaurant';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Item } from '#contract/entities/menu';

const Frame = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: 8,
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.sunken,
}));

/** The first picture of an item, or a drawn sign in its place. */
export const ItemPicture = ({ item, size }: { item: Pick<Item, 'images'>; size: number | string }) => {
  const [broken, setBroken] = useState<string | null>(null);
  const [image] = item.images;
  return (
    <Frame style={{ inlineSize: size, blockSize: size }}>
      {image && broken !== image.thumbnail_url ? (
        <img
          src={`/images/${image.thumbnail_url}`}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(image.thumbnail_url)}
          style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }}
        />
      ) : (
        <RestaurantIcon fontSize="small" aria-hidden />
      )}
    </Frame>
  );
};
