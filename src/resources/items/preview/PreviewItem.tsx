import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Item, Modifier, ModifierGroup } from '#contract/entities/menu';
import { PictureCarousel } from '../../../components/carousel/PictureCarousel';
import { DietFacts } from '../../../components/diet/DietFacts';
import { mirrored } from '../../../components/icons/mirrored';
import { AvailabilityMark } from './AvailabilityMark';
import { usePreview } from './previewContext';

/** How many modifiers a group requires, in words. */
function rangeText({ min, max }: ModifierGroup, t: ReturnType<typeof useTranslate>): string {
  if (min === max) return t('items.preview.choose_exactly', { min });
  return min === 0 ? t('items.preview.choose_up_to', { max }) : t('items.preview.choose', { min, max });
}

const Answer = ({ modifier, isSingle }: { modifier: Modifier; isSingle: boolean }) => {
  const t = useTranslate();
  const { text, money } = usePreview();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 44,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        color: modifier.is_in_stock ? 'text.primary' : 'text.secondary',
      }}
    >
      <Box
        aria-hidden
        sx={{
          inlineSize: 18,
          blockSize: 18,
          flexShrink: 0,
          border: 2,
          borderColor: modifier.is_default ? 'primary.main' : 'text.secondary',
          bgcolor: modifier.is_default ? 'primary.main' : 'transparent',
          borderRadius: isSingle ? '50%' : 0.5,
        }}
      />
      <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'break-word', hyphens: 'auto' }}>
        {text(modifier.name)}
        {modifier.is_default && (
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {t('items.preview.preselected')}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {modifier.is_in_stock
          ? modifier.price > 0 && t('items.preview.plus', { price: money(modifier.price) })
          : t('items.preview.out')}
      </Typography>
    </Box>
  );
};

/** A modifier group with its modifiers. */
const PreviewGroup = ({ group }: { group: ModifierGroup }) => {
  const t = useTranslate();
  const { text } = usePreview();
  const modifiers = group.modifiers.toSorted((a, b) => a.sequence_number - b.sequence_number);
  return (
    <Box component="section" sx={{ px: 2, pt: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h4" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {text(group.name)}
        </Typography>
        <Chip
          size="small"
          color={group.is_required ? 'primary' : 'default'}
          label={t(group.is_required ? 'items.preview.required' : 'items.preview.optional')}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {rangeText(group, t)}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 1,
          p: 0,
          ...(group.type === 'grid' && {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
            columnGap: 2,
          }),
        }}
      >
        {modifiers.map((modifier) => (
          <Answer key={modifier._id} modifier={modifier} isSingle={group.max === 1} />
        ))}
      </Box>
    </Box>
  );
};

const Back = mirrored(ArrowBackIcon);

interface PreviewItemProps {
  item: Item;
  /** The item's groups, in order. */
  groups: readonly ModifierGroup[];
  onBack: () => void;
}

/** One item with its modifier groups, as the customer app opens it. */
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
        <DietFacts {...item} hasExtras={groups.length > 0} />
      </Box>
      {groups.map((group) => (
        <PreviewGroup key={group._id} group={group} />
      ))}
    </Box>
  );
};
