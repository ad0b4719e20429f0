import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Diet } from '#contract/menu/diet';
import { useAllergensText } from './useAllergensText';

interface DietFactsProps extends Diet {
  /** The item has modifiers, whose allergens aren't stated. */
  hasExtras: boolean;
}

/** An item's diet marks, and a sentence with its allergens. */
export const DietFacts = ({ allergens, diet_marks, hasExtras }: DietFactsProps) => {
  const t = useTranslate();
  const allergensText = useAllergensText();
  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      {diet_marks.length > 0 && (
        <Box
          component="ul"
          aria-label={t('diet.marks')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}
        >
          {diet_marks.map((mark) => (
            <Chip key={mark} component="li" size="small" variant="outlined" label={t(`diet.mark.${mark}`)} />
          ))}
        </Box>
      )}
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', ...(!allergens && { color: 'text.secondary' }) }}>
        {[allergensText(allergens), ...(allergens && hasExtras ? [t('diet.extras')] : [])].join(' · ')}
      </Typography>
    </Box>
  );
};
