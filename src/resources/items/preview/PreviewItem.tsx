import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Item, ModifierGroup } from '#contract/entities/menu';
import { PictureCarousel } from '../../../components/carousel/PictureCarousel';
import { mirrored } from '../../../components/icons/mirrored';
import { AvailabilityMark } from './AvailabilityMark';
import { PreviewGroup } from './PreviewGroup';
import { usePreview } from './previewContext';

const Back = mirrored(ArrowBackIcon);

interface PreviewItemProps {
  item: Item;
  /** Those attached, in the order in which they are asked. */
  groups: readonly ModifierGroup[];
  onBack: () => void;
}

/** One item with what it asks, as the customer app opens it. */
export const PreviewItem = ({ item, groups, onBack }: PreviewItemProps) => {
  const t = useTranslate();
  const { text, money, direction } = usePreview();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <Box sx={{ pb: 3 }}>
      <Box sx={{ p: 1 }}>
        <Button ref={back} onClick={onBack} startIcon={<Back />}>
          {t('items.preview.back')}
        </Button>
      </Box>
      {item.images.length > 0 && (
        <Box sx={{ px: 2 }}>
          <PictureCarousel images={item.images} label={text(item.name)} variant="full" direction={direction} />
        </Box>
      )}
      <Box sx={{ px: 2, pt: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography variant="h2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {text(item.name)}
        </Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{money(item.price)}</Typography>
        <AvailabilityMark item={item} />
        {text(item.description) && (
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {text(item.description)}
          </Typography>
        )}
      </Box>
      {groups.map((group) => (
        <PreviewGroup key={group._id} group={group} />
      ))}
    </Box>
  );
};
