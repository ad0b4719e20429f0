import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Image } from '#contract/entities/image';
import type { Diet } from '#contract/menu/diet';
import { PictureCarousel } from '../../../components/carousel/PictureCarousel';
import { DietFacts } from '../../../components/diet/DietFacts';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { pageTop } from '../../../theme/tokens';

/** The item as customers see it while it is being typed. Wide screens only: elsewhere the form needs the room. */
export const ItemPreview = () => {
  const t = useTranslate();
  const { text, money } = useStoreFormat();
  const [name, description, price, images, isInStock, isVisible, allergens, marks, groups]: unknown[] = useWatch({
    name: [
      ...['name', 'description', 'price', 'images', 'is_in_stock', 'is_visible'],
      ...['allergens', 'diet_marks', 'modifier_groups'],
    ],
  });
  const diet = { allergens: allergens ?? null, diet_marks: marks ?? [] } as Diet;
  const textOf = (value: unknown) => (Array.isArray(value) ? text(value) : '');
  const pictures = (Array.isArray(images) ? images : []) as Image[];
  const state = !isVisible ? 'itemForm.preview.hidden' : !isInStock ? 'itemForm.preview.out' : null;
  return (
    <Box
      component="aside"
      aria-label={t('itemForm.preview.title')}
      sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', insetBlockStart: pageTop }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('itemForm.preview.title')}
      </Typography>
      <Paper variant="outlined" sx={{ overflow: 'hidden', opacity: state ? 0.75 : 1 }}>
        <PictureCarousel images={pictures} label={textOf(name) || t('itemForm.preview.no_name')} />
        <Box sx={{ p: 2, display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <Typography dir="auto" sx={{ fontWeight: 600, flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
              {textOf(name) || t('itemForm.preview.no_name')}
            </Typography>
            <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {typeof price === 'number' ? money(price) : ''}
            </Typography>
          </Box>
          <Typography
            dir="auto"
            variant="body2"
            sx={{
              color: 'text.secondary',
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
              maxBlockSize: 160,
              overflow: 'hidden',
            }}
          >
            {textOf(description)}
          </Typography>
          <DietFacts {...diet} hasExtras={Array.isArray(groups) && groups.length > 0} />
          {state && (
            <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
              {t(state)}
            </Typography>
          )}
        </Box>
      </Paper>
    </Box>
  );
};
