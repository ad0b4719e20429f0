import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import Cropper from 'react-easy-crop';
import type { Crop } from '#contract/entities/image';
import { styleNonce } from '../../../theme/styleNonce';
import { toCrop } from './cutRegion';

/** The user's crop, kept while the other step is shown. */
export interface CropChoice {
  shape: string;
  position: { x: number; y: number };
  zoom: number;
}
export const firstCropChoice: CropChoice = { shape: 'whole', position: { x: 0, y: 0 }, zoom: 1 };

const zoomMax = 4;

interface CropStageProps {
  url: string;
  /** Width by height of the whole picture. */
  ratio: number;
  choice: CropChoice;
  onChoice: (choice: CropChoice) => void;
  onCrop: (crop: Crop) => void;
}

/** Crops a picture by pointer, touch, wheel or keyboard. */
export const CropStage = ({ url, ratio, choice, onChoice, onCrop }: CropStageProps) => {
  const t = useTranslate();
  const zoomId = useId();
  const shapes: Record<string, { aspect: number; label: string }> = {
    whole: { aspect: ratio, label: t('images.dialog.whole') },
    square: { aspect: 1, label: t('images.dialog.square') },
    '4:3': { aspect: 4 / 3, label: '4 : 3' },
    '16:9': { aspect: 16 / 9, label: '16 : 9' },
  };
  const { shape, position, zoom } = choice;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('images.dialog.crop_how')}
      </Typography>
      {/* The cropper counts from the left in every language. */}
      <Box
        dir="ltr"
        sx={{
          position: 'relative',
          blockSize: 'min(46dvh, 400px)',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'common.black',
        }}
      >
        <Cropper
          image={url}
          crop={position}
          zoom={zoom}
          maxZoom={zoomMax}
          aspect={shapes[shape]?.aspect ?? ratio}
          onCropChange={(next) => onChoice({ ...choice, position: next })}
          onZoomChange={(next) => onChoice({ ...choice, zoom: next })}
          onCropAreaChange={(area) => onCrop(toCrop(area))}
          cropperProps={{ 'aria-label': t('images.dialog.crop_area'), role: 'group' }}
          mediaProps={{ alt: '' }}
          nonce={styleNonce}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <ToggleButtonGroup
          exclusive
          value={shape}
          aria-label={t('images.dialog.ratio')}
          onChange={(_event, next: string | null) => next && onChoice({ ...firstCropChoice, shape: next })}
        >
          {Object.entries(shapes).map(([name, { label }]) => (
            <ToggleButton key={name} value={name} sx={{ minBlockSize: 40, px: 1.5, textTransform: 'none' }}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flex: '1 1 180px', px: 1 }}>
          <Typography id={zoomId} variant="body2">
            {t('images.dialog.zoom')}
          </Typography>
          <Slider
            aria-labelledby={zoomId}
            value={zoom}
            min={1}
            max={zoomMax}
            step={0.05}
            onChange={(_event, next) => onChoice({ ...choice, zoom: Number(next) })}
          />
        </Box>
      </Box>
    </Box>
  );
};
