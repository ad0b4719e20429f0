import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Crop } from '#contract/entities/image';
import { squareOf } from './cutRegion';

interface SquarePreviewProps {
  url: string;
  ratio: number;
  crop: Crop;
  focal: [number, number];
  /** Nobody chose a point: what the server will find is not known here. */
  isChosen: boolean;
}

const side = 112;

/** What the small picture will show. */
export const SquarePreview = ({ url, ratio, crop, focal, isChosen }: SquarePreviewProps) => {
  const t = useTranslate();
  const square = squareOf(crop, focal, ratio);
  const [width, height] = [side / square.width, side / square.height];
  return (
    <Box component="figure" dir="ltr" sx={{ m: 0, opacity: isChosen ? 1 : 0.5 }}>
      <Box sx={{ inlineSize: side, blockSize: side, overflow: 'hidden', borderRadius: 1, bgcolor: 'sunken' }}>
        <img
          src={url}
          alt=""
          style={{
            display: 'block',
            maxInlineSize: 'none',
            inlineSize: width,
            blockSize: height,
            transform: `translate(${-square.x * width}px, ${-square.y * height}px)`,
          }}
        />
      </Box>
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {t('images.dialog.preview')}
      </Typography>
    </Box>
  );
};
