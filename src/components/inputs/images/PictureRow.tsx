import CropIcon from '@mui/icons-material/Crop';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Image } from '#contract/entities/image';
import { Picture } from '../../fields/Picture';
import { SortHandle } from '../../sortable/SortableRow';

interface PictureRowProps {
  image: Image;
  name: string;
  isMain: boolean;
  isDisabled: boolean;
  isSortable: boolean;
  onCut: () => void;
  onRemove: () => void;
}

/** A picture of the record, with its actions. */
export const PictureRow = ({ image, name, isMain, isDisabled, isSortable, onCut, onRemove }: PictureRowProps) => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 1.5 }, py: 1 }}>
      {isSortable && <SortHandle sx={{ mx: { xs: -0.5, sm: 0 } }} />}
      <Picture image={image} size={isMain ? 88 : 64} alt={name} />
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          {isMain ? (
            <Chip size="small" icon={<StarIcon />} label={t('images.main')} />
          ) : (
            <Typography sx={{ fontWeight: 550 }}>{name}</Typography>
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {isMain ? t('images.main_hint') : t('images.size', { width: image.width, height: image.height })}
        </Typography>
      </Box>
      {!isDisabled && (
        <>
          <IconButton onClick={onCut} aria-label={t('images.cut', { name })}>
            <CropIcon fontSize="small" />
          </IconButton>
          <IconButton onClick={onRemove} aria-label={t('images.remove', { name })}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
};
