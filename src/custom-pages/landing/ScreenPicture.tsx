import { styled } from '@mui/material/styles';
import { useThemeChoice } from '../../theme/themeChoice';
import { type LandingPicture, landingPictures } from './landingPictures';

/** The border of a screenshot. */
export const PictureFrame = styled('div')(({ theme: { palette, shape } }) => ({
  overflow: 'hidden',
  border: `1px solid ${palette.divider}`,
  borderRadius: Number(shape.borderRadius) + 4,
  backgroundColor: palette.sunken,
}));

const Picture = styled('img')(({ theme: { palette } }) => ({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  // Shown until the picture has loaded.
  backgroundColor: palette.sunken,
}));

interface ScreenPictureProps {
  name: LandingPicture;
  /** The alternative text; empty if the text next to it says the same. */
  alt: string;
  /** Visible from the start: loads immediately. */
  isFirst?: boolean;
}

/** A screenshot, light or dark like the page. Its space is reserved until it has loaded. */
export const ScreenPicture = ({ name, alt, isFirst = false }: ScreenPictureProps) => {
  const { mode } = useThemeChoice();
  return (
    <Picture
      src={`/landing/${name}-${mode}.webp`}
      alt={alt}
      {...landingPictures[name]}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  );
};
