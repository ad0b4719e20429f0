import { styled } from '@mui/material/styles';
import { useThemeChoice } from '../../theme/themeChoice';
import { type LandingPicture, landingPictures } from './landingPictures';

/** The edge around a picture of the product. */
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
  // What is seen until the picture is there.
  backgroundColor: palette.sunken,
}));

interface ScreenPictureProps {
  name: LandingPicture;
  /** What is to be seen; empty where the text beside it says so. */
  alt: string;
  /** In view from the start: fetched at once. */
  isFirst?: boolean;
}

/** A screen of the product, light or dark as the page is. Its place is kept until it is there. */
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
