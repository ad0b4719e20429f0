import Avatar from '@mui/material/Avatar';
import type { DevicePerson } from '#contract/entities/sharedDevice';
import { imageUrl } from '../../components/fields/imageUrl';

/** The first letters of the first two words. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();

/** A person's picture, or their initials if they have none: identical placeholders couldn't be told apart. */
export const PersonPicture = ({ person, size }: { person: Pick<DevicePerson, 'name' | 'image'>; size: number }) => (
  <Avatar
    aria-hidden
    alt=""
    {...(person.image ? { src: imageUrl(person.image.thumbnail_url) } : {})}
    sx={{ inlineSize: size, blockSize: size, bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 600 }}
  >
    {initialsOf(person.name)}
  </Avatar>
);
