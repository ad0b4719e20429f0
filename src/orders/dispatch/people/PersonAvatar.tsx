import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { DispatchProvider } from '#contract/entities/provider';
import { imageUrl } from '../../../components/fields/imageUrl';
import { initialsOf } from './loads';

/** Each availability has its own shape: a full circle, a square, an empty circle. The map uses the same. */
const Mark = styled('span')(({ theme: { palette } }) => ({
  inlineSize: 36,
  blockSize: 36,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  fontSize: '0.8125rem',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  border: '2px solid transparent',
  borderRadius: '50%',
  color: palette.background.paper,
  '& img': { inlineSize: '100%', blockSize: '100%', minInlineSize: 0, objectFit: 'cover', borderRadius: 'inherit' },
  '&:has(img)': { borderWidth: 3 },
  '&[data-availability="free"]': { background: palette.success.main, borderColor: palette.success.main },
  '&[data-availability="on_job"]': {
    background: palette.info.main,
    borderColor: palette.info.main,
    borderRadius: 8,
  },
  '&[data-availability="on_job"] img': { borderRadius: 5 },
  '&[data-availability="offline"]': {
    color: palette.text.secondary,
    borderColor: palette.text.secondary,
    borderStyle: 'dashed',
  },
}));

interface PersonAvatarProps {
  person: Pick<DispatchProvider, 'availability' | 'first_name' | 'last_name' | 'image_url'>;
}

/**
 * A delivery person's picture or initials; its shape and colour show their availability, and the word for it is next to
 * it.
 */
export const PersonAvatar = ({ person }: PersonAvatarProps) => {
  const { availability, image_url } = person;
  const [isBroken, setBroken] = useState(false);
  return (
    <Mark data-availability={availability} aria-hidden>
      {image_url && !isBroken ? (
        <img src={imageUrl(image_url)} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      ) : (
        initialsOf(person)
      )}
    </Mark>
  );
};
