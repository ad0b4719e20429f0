import { styled } from '@mui/material/styles';

/** The edge around a picture of the product. */
export const PictureFrame = styled('div')(({ theme: { palette, shape } }) => ({
  overflow: 'hidden',
  border: `1px solid ${palette.divider}`,
  borderRadius: Number(shape.borderRadius) + 4,
  backgroundColor: palette.sunken,
}));
