import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useLocale, useTranslate } from 'react-admin';
import type { ImportCounts } from '#contract/entities/menuImport';
import { type ImportOutcome, importOutcomes } from '#contract/menuFiles/outcomes';

interface OutcomeFilterProps {
  counts: ImportCounts;
  /** `null`: all rows. */
  outcome: ImportOutcome | null;
  onChoose: (outcome: ImportOutcome | null) => void;
}

/** How many rows come to what; each count shows its rows alone. */
export const OutcomeFilter = ({ counts, outcome, onChoose }: OutcomeFilterProps) => {
  const t = useTranslate();
  const locale = useLocale();
  const all = importOutcomes.reduce((sum, each) => sum + counts[each], 0);
  const choices = [
    { value: null, label: t('menuFiles.preview.all'), count: all },
    ...importOutcomes.map((each) => ({ value: each, label: t(`menuFiles.outcome.${each}`), count: counts[each] })),
  ];
  return (
    <Box role="group" aria-label={t('menuFiles.preview.filter')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {choices.map(({ value, label, count }) => (
        <Chip
          key={value ?? 'all'}
          component="button"
          clickable
          onClick={() => onChoose(value)}
          aria-pressed={value === outcome}
          label={`${label} ${count.toLocaleString(locale)}`}
          color={value === 'error' && count > 0 ? 'error' : value === outcome ? 'primary' : 'default'}
          variant={value === outcome ? 'filled' : 'outlined'}
          sx={{
            blockSize: 40,
            borderRadius: 5,
            fontVariantNumeric: 'tabular-nums',
            bgcolor: value === outcome ? null : 'background.paper',
          }}
        />
      ))}
    </Box>
  );
};
